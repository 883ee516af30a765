import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { german } from './german.ts'
import { createPhrasebook } from './phrasebook.ts'
import { spanish } from './spanish.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A sentence that a schema says: the second argument of a check, or its `error`, or the `message` of an issue. */
const said =
  /(?:\b(?:error|message): |\.(?:min|max|int|regex|refine|length|startsWith)\([^\n]*?, (?:\{ error: )?|^\s+)('[^'\n]*'|"[^"\n]*"|`[^`\n]*`)/gm

const isSentence = (text: string): boolean => /^[A-Z][^\n]* [^\n]*[.0-9]$/.test(text)

/** The sentences of the schemas, with `@` for what varies. */
const sentencesIn = async (): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for await (const path of glob(['api/contract/**/*.ts', 'ledger/**/vocabulary.ts', 'ledger/kernel/*.ts'], {
    cwd: root,
  })) {
    if (/\.spec\.ts$|sentences\/|wire\/(client|apiError)\.ts$|introduction\.ts$/.test(path)) continue
    const text = await readFile(`${root}${path}`, 'utf8')
    if (!/from 'zod'/.test(text)) continue
    for (const [, quoted = ''] of text.matchAll(said)) {
      const sentence = quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '@')
      if (isSentence(sentence)) found.add(sentence)
    }
  }
  return found
}

describe('the sentences of schemas', () => {
  it.each([
    ['German', german],
    ['Spanish', spanish],
  ])('are all known in %s', async (_language, sentences) => {
    const phrasebook = createPhrasebook(sentences)
    const unknown = [...(await sentencesIn())].filter(sentence => phrasebook(sentence) === undefined)
    expect(unknown).toEqual([])
  })

  it('keep their placeholders', () => {
    const names = (text: string) => [...text.matchAll(/%\{\w+\}/g)].map(String).toSorted()
    for (const [sentence, translation] of [...Object.entries(german), ...Object.entries(spanish)])
      expect(names(translation), sentence).toEqual(names(sentence))
  })
})

describe('a phrasebook', () => {
  const phrasebook = createPhrasebook({
    'Write the %{label} like %{example}.': '„%{label}“ sieht so aus: %{example}.',
    'ZIP code': 'Postleitzahl',
    'Fill this in.': 'Fülle das aus.',
  })

  it('knows whole sentences, and those in which something varies', () => {
    expect(phrasebook('Fill this in.')).toBe('Fülle das aus.')
    expect(phrasebook('Write the ZIP code like 94103.')).toBe('„Postleitzahl“ sieht so aus: 94103.')
  })

  it('leaves other sentences alone, whatever they contain', () => {
    expect(phrasebook('Write the end.')).toBeUndefined()
    expect(phrasebook('')).toBeUndefined()
    expect(phrasebook(`Write the ${' like '.repeat(100_000)}`)).toBeUndefined()
  })

  it('puts nothing into what people wrote', () => {
    expect(phrasebook('Write the %{example} like $&.')).toBe('„%{example}“ sieht so aus: $&.')
  })
})
