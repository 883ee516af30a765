import { pointsPerDollar } from '@laurel/ledger/kernel/points.ts'
import { type PointsName, pointsNameOf } from '@laurel/ledger/kernel/pointsName.ts'
import { isTimeZone } from '@laurel/ledger/kernel/timeZone.ts'
import type { me } from '../people/me.ts'
import type { ResponseOf } from '../wire/call.ts'
import { formatMoney, formatPointsAsMoney } from '../wire/format/formatMoney.ts'
import { formatCount, formatPoints, pointsWord } from '../wire/format/formatPoints.ts'
import { inTeamWords, pointsNameIn } from '../wire/format/inTeamWords.ts'
import { type Language, languageOf } from '../wire/languages.ts'
import { localeOf } from './locale.ts'
import { relativeTime } from './relativeTime.ts'

/** Numbers, amounts and times in the reader's locale, on the clock of the team and in its words for points. */
export type Formats = {
  readonly locale: string
  /** What texts are written in. */
  readonly language: Language
  readonly count: (count: number) => string
  /** `1,234 points`. */
  readonly points: (points: number) => string
  /** The word beside a figure. */
  readonly pointsWord: (points: number) => string
  /** What points are worth, in the currency of the team: `$2.50`. */
  readonly worth: (points: number) => string
  readonly dollars: (amount: number) => string
  /** The name of a country by its code: `Ireland`. */
  readonly country: (code: string) => string
  /** An amount in its own currency, with as many decimals as it has: `€9.75`, `¥1,200`. */
  readonly money: (amount: number, currency: string) => string
  /** A text about points in the words of the team. */
  readonly inTeamWords: (text: string) => string
  /** `Nov 21, 2026`. */
  readonly day: (instant: string) => string
  /** The same for a day of the calendar, `2026-11-21`, in any zone. */
  readonly calendarDay: (day: string) => string
  /** `Nov 21, 2026, 8:02 AM`. */
  readonly instant: (instant: string) => string
  /** `2 hours ago`. */
  readonly ago: (instant: string) => string
}

type SignedIn = ResponseOf<typeof me>
/** A part of the answer, which a page may know before the rest. */
export type FormatsOf = {
  readonly user: Pick<SignedIn['user'], 'locale' | 'metadata'>
  readonly team: Pick<SignedIn['team'], 'points_name' | 'points_name_singular' | 'time_zone'> & {
    readonly base_currency?: SignedIn['team']['base_currency']
  }
  readonly currency_rates?: SignedIn['currency_rates']
}

const known = new WeakMap<FormatsOf, Formats>()

/** The formats of a signed-in person; made once, as formatters of `Intl` are expensive to make. */
export const formatsOf = (signedIn: FormatsOf): Formats => {
  const formats = known.get(signedIn) ?? createFormats(signedIn, navigator.languages)
  known.set(signedIn, formats)
  return formats
}

export const createFormats = (
  { user, team, currency_rates: rates }: FormatsOf,
  browserLocales: readonly string[],
): Formats => {
  const locale = localeOf(user, browserLocales)
  // A browser may be older than the name of a zone; its own zone is used then.
  const timeZone = isTimeZone(team.time_zone) ? team.time_zone : undefined
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const calendarDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const instant = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  const language = languageOf(locale)
  const name: PointsName = pointsNameIn(pointsNameOf(team.points_name, team.points_name_singular), language)
  const { base_currency: currency = 'USD' } = team
  const rate = currency === 'USD' ? undefined : rates?.[currency]
  return {
    locale,
    language,
    count: count => formatCount(count, locale),
    points: points => formatPoints(points, name, locale),
    pointsWord: points => pointsWord(points, name),
    worth: points =>
      rate === undefined
        ? formatPointsAsMoney(points, locale)
        : formatMoney((points / pointsPerDollar) * rate, currency, locale),
    dollars: amount => formatMoney(amount, 'USD', locale),
    country: code => countries.of(code) ?? code,
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    inTeamWords: text => inTeamWords(text, name, language),
    day: text => day.format(new Date(text)),
    calendarDay: text => calendarDay.format(new Date(`${text}T00:00:00Z`)),
    instant: text => instant.format(new Date(text)),
    ago: text => relativeTime(ago, Date.parse(text) - Date.now()),
  }
}
