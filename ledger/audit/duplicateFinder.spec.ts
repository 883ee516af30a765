import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createDuplicateFinder, type DuplicateFinderOptions } from './duplicateFinder.ts'
import { fingerprint } from './fingerprint.ts'

const suspectsAmong = (texts: readonly string[], options?: DuplicateFinderOptions): readonly number[] => {
  const duplicates = createDuplicateFinder(options)
  try {
    texts.forEach((text, number) => {
      duplicates.note(text, number)
    })
    return duplicates.suspects()
  } finally {
    duplicates.close()
  }
}

/** The numbers of texts that are in a list more than once. */
const repeatedAmong = (texts: readonly string[]): readonly number[] =>
  texts.flatMap((text, number) => (texts.indexOf(text) === texts.lastIndexOf(text) ? [] : [number]))

const fewWords = fc.array(
  fc.nat({ max: 400 }).map(number => `word ${number}`),
  { maxLength: 300 },
)

describe('texts that were noted more than once', () => {
  it('are found, all of them and no others', () => {
    fc.assert(
      fc.property(fewWords, texts => {
        expect(suspectsAmong(texts)).toEqual(repeatedAmong(texts))
      }),
    )
  })

  it('are found when most of them went to the disk', () => {
    const options = { recordsPerBlock: 2 }
    fc.assert(
      fc.property(fewWords, texts => {
        expect(suspectsAmong(texts, options)).toEqual(repeatedAmong(texts))
      }),
    )
  })

  it('are never missed among others of the same fingerprint', () => {
    const options = { fingerprint: (text: string) => ({ low: text.length, high: 0 }) }
    fc.assert(
      fc.property(fewWords, texts => {
        expect(suspectsAmong(texts, options)).toEqual(expect.arrayContaining([...repeatedAmong(texts)]))
      }),
    )
  })

  it('are found by numbers beyond 32 bits', () => {
    const duplicates = createDuplicateFinder()
    duplicates.note('again', 5)
    duplicates.note('again', 2 ** 40 + 7)
    expect(duplicates.suspects()).toEqual([5, 2 ** 40 + 7])
  })
})

describe('the temporary file', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('has no name that could be left behind', () => {
    const folder = mkdtempSync(join(tmpdir(), 'duplicates-'))
    vi.stubEnv('TMPDIR', folder)
    const duplicates = createDuplicateFinder({ recordsPerBlock: 1 })
    duplicates.note('anything', 1)
    expect(readdirSync(folder)).toEqual([])
    duplicates.close()
  })
})

describe('fingerprints', () => {
  it('of ids in a row differ', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `00000000-0000-8000-8000-${index}`)
    const seen = new Set(ids.map(id => Object.values(fingerprint(id)).join()))
    expect(seen.size).toBe(ids.length)
  })
})
