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
  'Radar, Webhook, Webhooks, %{name}, %{when}, %{milliseconds} ms',
  'PayPal/Venmo, Core, Pro, GIF: %{words}, %{from} → %{to}, %{field}: %{before} → %{after}, %{people} × %{price}',
)

function words(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap(line => line.split(', ')))
}

const isNameOrSign = (text: string): boolean => names.has(text) || text === '1. Ben, %{amount}'

/** Every text by its key. */
const flat = (tree: unknown, path = ''): readonly (readonly [string, string])[] =>
  typeof tree === 'string'
    ? [[path, tree]]
    : Object.entries(tree ?? {}).flatMap(([name, part]: [string, unknown]) =>
        flat(part, path === '' ? name : `${path}.${name}`),
      )

const placeholders = (text: string): readonly string[] => [...new Set(text.match(/%?\{\w+\}/g))].toSorted()

const forms = (text: string): number => text.split(' |||| ').length

describe.each(['de', 'es'] as const)('the texts in “%s”', async language => {
  const theirs = new Map(flat(await textsOf(language)))
  const pairs = flat(english).map(([key, text]) => [key, text, theirs.get(key) ?? ''] as const)

  it('are translated, but for names and words that both languages have', () => {
    const untranslated = pairs.filter(
      ([, ours, translated]) => translated === ours && !isNameOrSign(ours) && !shared[language].has(ours),
    )
    expect(untranslated).toEqual([])
  })

  it('have the placeholders and the plural forms of English', () => {
    const wrong = pairs.filter(
      ([, ours, translated]) =>
        String(placeholders(ours)) !== String(placeholders(translated)) || forms(ours) !== forms(translated),
    )
    expect(wrong).toEqual([])
  })
})
