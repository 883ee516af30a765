import { compareTexts, isFilledOtherwise } from '@laurel/contract/wire/testing/comparedTexts.ts'
import { describe, expect, it } from 'vitest'
import { english } from './english.ts'
import { textsOf } from './textsOf.ts'

/** Words that another language writes as English does: names, and words that it took over. */
const shared = {
  de: words(
    'Details, Channels, Name, Status, Fairness, Team, Channel, Channel in Slack, Emoji, Segment, Logo, Person, Text',
    'Link, Code, Merchandise, Subdomain, In %{title}',
  ),
  es: words('Plan, Emoji, Banners, %{smart_count} banners, Total'),
} as const

/** Names and signs, which stay in every language. */
const names = words(
  'Shoutouts, %{count} shoutout |||| %{count} shoutouts, %{percent} shoutouts, Laurel, APP, PvP, GvG, PIN, Amazon',
  'Radar, Webhook, Webhooks, %{milliseconds} ms',
  '%{smart_count} shoutout |||| %{smart_count} shoutouts',
  'PayPal/Venmo, Core, Pro, GIF: %{words}, %{from} → %{to}, %{field}: %{before} → %{after}, %{people} × %{price}',
)

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(line => line.split(', ')))
}

const isNameOrSign = (text: string): boolean =>
  names.has(text) || text === '1. Ben, %{amount}' || text === '%{name}, %{when}'

describe.each(['de', 'es'] as const)('the texts in “%s”', async language => {
  const texts = compareTexts(english, await textsOf(language))

  it('are translated, but for names and words that both languages have', () => {
    const untranslated = texts.filter(
      ({ ours, theirs }) => theirs === ours && !isNameOrSign(ours) && !shared[language].has(ours),
    )
    expect(untranslated).toEqual([])
  })

  it('have the placeholders and the plural forms of English', () => {
    expect(texts.filter(isFilledOtherwise)).toEqual([])
  })
})
