import { fillText, type KeysOf, textAt } from '@laurel/contract/browser/fillText.ts'
import { formatCount, formatPoints, pointsWord } from '@laurel/contract/wire/format/formatPoints.ts'
import { inTeamWords, pointsNameIn } from '@laurel/contract/wire/format/inTeamWords.ts'
import { type Language, languageOf } from '@laurel/contract/wire/languages.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { type PointsName, usualPointsName } from '@laurel/ledger/kernel/pointsName.ts'
import type { english } from './english.ts'
import { formattersOf } from './formatters.ts'
import { textsOf } from './textsOf.ts'
import { writtenIn } from './written.ts'

export type TextKey = KeysOf<typeof english>
export type TextOptions = Readonly<Record<string, string | number>>

/** Who reads a text: their language and region, the words of their team and its clock. */
export type Reader = {
  /** `DE-AT`, as people choose it, or `de-AT`. */
  readonly locale: string
  readonly pointsName: PointsName
  readonly timeZone: string
}

/** Texts, figures and days for one reader, or for the readers of a channel. */
export type Speech = {
  readonly language: Language
  readonly locale: string
  /** A text with its options filled in. Only the text itself is put into the words of the team, not the options. */
  text(key: TextKey, options?: TextOptions): string
  /** A sentence that was written in English, in the language of the reader where it is known. */
  written(english: string): string
  count(count: number): string
  /** `1,234 points`. */
  points(points: number): string
  /** The word beside a figure. */
  pointsWord(points: number): string
  /** `1 December`, on the clock of the team. */
  day(instant: Instant): string
  /** `1 December`, for a day of the calendar, `2026-12-01`. */
  calendarDay(day: string): string
  /** `1 December 2026`, on the clock of the team. */
  longDay(instant: Instant): string
  /** `1 Dec 2026`, for a day of the calendar. */
  dayOfYear(day: string): string
  /** `December` for 12. */
  month(month: number): string
  /** `$2.50`. */
  money(amount: number, currency?: string): string
  /** What points are worth, in dollars. */
  worth(points: number): string
  /** `Ann, Ben and Cem`, or for more than `namesMax` `Ann, … and 12 more`. */
  and(items: readonly string[], namesMax?: number): string
  /** `5, 10 or 20`. */
  or(items: readonly string[]): string
}

export const speechFor = ({ locale, pointsName, timeZone }: Reader): Speech => {
  const language = languageOf(locale)
  const texts = textsOf[language]
  const formatters = formattersOf(locale)
  const name = pointsNameIn(pointsName, language)
  const count = (figure: number) => formatCount(figure, formatters.locale)
  const text = (key: TextKey, options: TextOptions = {}) =>
    fillText(wordsOfTeam(textAt(texts, key) ?? key, name, language), options, language, count)
  return {
    language,
    locale: formatters.locale,
    text,
    written: english => wordsOfTeam(writtenIn[language](english) ?? english, name, language),
    count,
    points: points => formatPoints(points, name, formatters.locale),
    pointsWord: points => pointsWord(points, name),
    day: instant => formatters.day(instant, timeZone),
    calendarDay: day => formatters.day(`${day}T00:00:00.000Z`, 'UTC'),
    longDay: instant => formatters.longDay(instant, timeZone),
    dayOfYear: day => formatters.dayOfYear(`${day}T00:00:00.000Z`),
    month: month => formatters.month(month),
    money: (amount, currency = 'USD') => formatters.money(amount, currency),
    worth: points => formatters.money(points / pointsPerDollar, 'USD'),
    and: (items, namesMax = Number.POSITIVE_INFINITY) =>
      formatters.and(
        items.length > namesMax
          ? [...items.slice(0, namesMax), text('people.others', { smart_count: items.length - namesMax })]
          : items,
      ),
    or: items => formatters.or(items),
  }
}

/** English with plain points, for a reader of whom nothing is known. */
export const plainEnglish: Speech = speechFor({
  locale: 'en-US',
  pointsName: usualPointsName,
  timeZone: 'UTC',
})

/** Names and messages that people wrote, which fill the options, keep their words. */
const wordsOfTeam = (template: string, name: PointsName, language: Language): string =>
  template.replaceAll(/%\{\w+\}|[^%]+|%/g, part =>
    part.startsWith('%{') ? part : inTeamWords(part, name, language),
  )
