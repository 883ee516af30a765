import { isSpoken } from '@laurel/contract/wire/languages.ts'
import { Locale } from '@laurel/ledger/kernel/locale.ts'

/** Slack’s Spanish of Latin America names no country. Its dates and numbers are those of the largest one. */
const withoutCountry: Readonly<Record<string, Locale>> = { 'ES-LA': 'ES-MX' }

/** A locale as Slack writes it, `de-DE`; undefined where Slack says none. */
export const localeOfSlack = (written: string | null | undefined): Locale | undefined => {
  const upper = written?.toUpperCase() ?? ''
  return withoutCountry[upper] ?? Locale.safeParse(upper).data
}

/** The most common locale in a language that Laurel speaks; of several, the first in the alphabet. */
export const mostCommonLocale = (locales: readonly Locale[]): Locale | undefined => {
  const counts = new Map<Locale, number>()
  for (const locale of locales.filter(isSpoken)) counts.set(locale, (counts.get(locale) ?? 0) + 1)
  const [first] = [...counts].sort(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
  return first?.[0]
}
