import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writtenIn } from './written.ts'

const root = fileURLToPath(new URL('../', import.meta.url))

/** Where sentences are written for a person before it is known who reads them. */
const places = [
  'books/*Handler.ts',
  'billing/whyUnpaid.ts',
  'billing/inTurn.ts',
  'developers/webhooks/publicAddress.ts',
  'people/importing/*.ts',
  'people/sources/connections/*.ts',
  'reports/exports/writeExport.ts',
  'reports/slack/exportHandler.ts',
  'rewards/giftCards/byHand/readCardFile.ts',
  'rewards/images/shrinkImage.ts',
  'rewards/integrations/itemPicture.ts',
  'rewards/vendors/connections/grantVendor.ts',
]

/** Sentences of the log, or of a mistake in the code. */
const isUnseen = /throw new Error\(|super\('The file is not|note: |later\(|describe|\/\*\*|^\s*(\/\/|\*)/

const sentencesIn = async (): Promise<readonly string[]> => {
  const found: string[] = []
  for await (const path of glob(places, { cwd: root })) {
    if (path.endsWith('.spec.ts')) continue
    const lines = (await readFile(`${root}${path}`, 'utf8')).split('\n').filter(line => !isUnseen.test(line))
    for (const [, quoted = ''] of lines
      .join('\n')
      .matchAll(/('[A-Z][^'\n]* [^'\n]*\.'|`[A-Z][^`\n]* [^`\n]*\.`)/g))
      found.push(quoted.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '7'))
  }
  return found
}

it.each(['de', 'es'] as const)(
  'what Laurel writes before it knows a reader can be told in “%s”',
  async language => {
    const sentences = await sentencesIn()
    expect(sentences.length).toBeGreaterThan(40)
    expect(sentences.filter(sentence => writtenIn[language](sentence) === undefined)).toEqual([])
  },
)
