const rules = new Intl.PluralRules('en', { type: 'ordinal' })

const endings: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}

/** The ordinal of a day in English, `21st`, or the day as the locale writes it. */
export const dayOrdinal = (date: string, locale: string): string => {
  const day = Number(date.slice(8, 10))
  return locale.startsWith('en')
    ? `${day}${endings[rules.select(day)]}`
    : inWords(date, locale, { day: 'numeric' })
}

/** `Saturday`. */
export const weekdayName = (date: string, locale: string): string =>
  inWords(date, locale, { weekday: 'long' })

/** `November 2026`, of `2026-11`. */
export const monthAndYear = (month: string, locale: string): string =>
  inWords(`${month}-01`, locale, { month: 'long', year: 'numeric' })

/** `January` for 0. */
export const monthName = (index: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1))

/** A calendar day has no time zone. */
const inWords = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
