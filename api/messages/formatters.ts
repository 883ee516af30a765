import { isSpoken } from '@laurel/contract/wire/languages.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { LRUCache } from 'lru-cache'

type Formatters = {
  /** The locale as `Intl` knows it; English where it knows none, or where Laurel has no texts in its language. */
  readonly locale: string
  day(instant: Instant, timeZone: string): string
  longDay(instant: Instant, timeZone: string): string
  dayOfYear(instant: Instant): string
  month(month: number): string
  money(amount: number, currency: string): string
  and(items: readonly string[]): string
  or(items: readonly string[]): string
}

/** Locales and their time zones that are in use at one time; a formatter of `Intl` takes a tenth of a millisecond to make. */
const localesMax = 100
const zonesMax = 100

const known = new LRUCache<string, Formatters>({ max: localesMax })

/** Formatters of a locale such as `DE-AT`. */
export const formattersOf = (locale: string): Formatters => {
  const found = known.get(locale) ?? createFormatters(knownLocale(locale))
  known.set(locale, found)
  return found
}

const createFormatters = (locale: string): Formatters => {
  const and = new Intl.ListFormat(locale, { type: 'conjunction' })
  const or = new Intl.ListFormat(locale, { type: 'disjunction' })
  const dayOfYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return {
    locale,
    day: daysOf(locale, { day: 'numeric', month: 'long' }),
    longDay: daysOf(locale, { dateStyle: 'long' }),
    dayOfYear: instant => dayOfYear.format(new Date(instant)),
    month: number => month.format(Date.UTC(2024, number - 1)),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, ...symbolOf(currency) }).format(amount),
    and: items => and.format(items),
    or: items => or.format(items),
  }
}

const daysOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const zones = new LRUCache<string, Intl.DateTimeFormat>({ max: zonesMax })
  return (instant: Instant, timeZone: string): string => {
    const format = zones.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
    zones.set(timeZone, format)
    return format.format(new Date(instant))
  }
}

/** Points are worth dollars, which need no name of a country. */
const symbolOf = (currency: string): Intl.NumberFormatOptions =>
  currency.toUpperCase() === 'USD' ? { currencyDisplay: 'narrowSymbol' } : {}

/** Where Laurel does not speak the language of a reader, the sentences around a date are English, and so is the date. */
const knownLocale = (locale: string): string => {
  try {
    const [found] = Intl.DateTimeFormat.supportedLocalesOf(locale)
    if (found === undefined) return 'en-US'
    return isSpoken(found) ? found : 'en-GB'
  } catch {
    return 'en-US'
  }
}
