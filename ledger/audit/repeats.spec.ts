import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { createRepeats, type RepeatsOptions } from './repeats.ts'

const suspectsAmong = (texts: readonly string[], options?: RepeatsOptions): readonly number[] => {
  const repeats = createRepeats(options)
  try {
    texts.forEach((text, number) => {
      repeats.note(text, number)
    })
    return repeats.suspects()
  } finally {
    repeats.close()
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
    const repeats = createRepeats()
    repeats.note('again', 5)
    repeats.note('again', 2 ** 40 + 7)
    expect(repeats.suspects()).toEqual([5, 2 ** 40 + 7])
  })
})

describe('the temporary file', () => {
  afterEach(() => vi.unstubAllEnvs())

  it('has no name that could be left behind', () => {
    const folder = mkdtempSync(join(tmpdir(), 'repeats-'))
    vi.stubEnv('TMPDIR', folder)
    const repeats = createRepeats({ recordsPerBlock: 1 })
    repeats.note('anything', 1)
    expect(readdirSync(folder)).toEqual([])
    repeats.close()
  })
})

describe('fingerprints', () => {
  it('of ids in a row differ', () => {
    const ids = Array.from({ length: 100_000 }, (_, index) => `00000000-0000-8000-8000-${index}`)
    const seen = new Set(ids.map(id => Object.values(fingerprint(id)).join()))
    expect(seen.size).toBe(ids.length)
  })
})
