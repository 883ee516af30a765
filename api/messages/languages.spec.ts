import { compareTexts, isFilledOtherwise } from '@laurel/contract/wire/testing/comparedTexts.ts'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { textsOf } from './textsOf.ts'

/** Texts that another language writes as English does. */
const everywhere = [
  'Portal',
  'Shoutouts',
  '%{points}.',
  'Laurel · %{kind}',
  '• Shoutouts: %{figure}',
  '%{smart_count} shoutout |||| %{smart_count} shoutouts',
]
const shared: Readonly<Record<'de' | 'es', ReadonlySet<string>>> = {
  de: new Set(everywhere),
  es: new Set(everywhere),
}

describe.each(['de', 'es'] as const)('the texts of the server in “%s”', language => {
  const texts = compareTexts(english, textsOf[language])

  it('are translated', () => {
    expect(texts.filter(({ ours, theirs }) => theirs === ours && !shared[language].has(ours))).toEqual([])
  })

  it('have the placeholders and the plural forms of English', () => {
    expect(texts.filter(isFilledOtherwise)).toEqual([])
  })
})
