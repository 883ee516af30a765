import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { LRUCache } from 'lru-cache'

type Formatters = {
  /** The locale as `Intl` knows it; English where it knows none. */
  readonly locale: string
  day(instant: Instant, timeZone: string): string
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
  const days = new LRUCache<string, Intl.DateTimeFormat>({ max: zonesMax })
  const dayIn = (timeZone: string): Intl.DateTimeFormat => {
    const format =
      days.get(timeZone) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone })
    days.set(timeZone, format)
    return format
  }
  return {
    locale,
    day: (instant, timeZone) => dayIn(timeZone).format(new Date(instant)),
    and: items => and.format(items),
    or: items => or.format(items),
  }
}

const knownLocale = (locale: string): string => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale)[0] ?? 'en-US'
  } catch {
    return 'en-US'
  }
}
