import type { DateRange } from '@laurel/contract/wire/dateRange.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import {
  type RecognitionSum,
  recognitionBetween,
} from '@laurel/projections/reports/recognition/recognitionBetween.ts'
import type { RecognitionScope } from '@laurel/projections/reports/recognition/scope.ts'
import { type Engagement, engagementOf } from '@laurel/projections/reports/recognition/topMembers.ts'
import { timeRangeOf } from '../team/calendar.ts'
import { daysBefore } from './daysBefore.ts'
import type { RangeMonth } from './reportDays.ts'

export type RecognitionTotals = {
  readonly shoutouts: number
  readonly awards: number
  readonly celebrations: number
  readonly pointsEarned: number
}

export type InsightsRequest = {
  readonly teamId: TeamId
  readonly scope: RecognitionScope
  readonly days: DateRange
  readonly timeZone: string
}

export type TeamStats = {
  readonly totals: RecognitionTotals
  /** Of as many days before; undefined for a range without a start or an end. */
  readonly previous: RecognitionTotals | undefined
  readonly engagement: Engagement
  readonly previousEngagement: Engagement | undefined
}

const firstInstant: Instant = '0001-01-01T00:00:00.000Z'
const lastInstant: Instant = '9999-12-31T00:00:00.000Z'

/** Recognition in figures, compared with as many days before. */
export const readTeamStats = async (
  database: Queryable,
  { teamId, scope, days, timeZone }: InsightsRequest,
): Promise<TeamStats> => {
  const range = timeRangeOf(days, timeZone)
  const earlierDays = daysBefore(days)
  const earlier = earlierDays && timeRangeOf(earlierDays, timeZone)
  const { from = firstInstant, until = lastInstant } = range
  const borders = earlier ? [earlier.from ?? firstInstant, from, until] : [from, until]
  const [sums, engagement] = await Promise.all([
    recognitionBetween(database, teamId, scope, borders),
    readEngagement(database, { teamId, scope, days, timeZone }),
  ])
  return {
    totals: totalsOf(sums, borders.length - 2),
    previous: earlier && totalsOf(sums, 0),
    ...engagement,
  }
}

/** How many people gave and received something, compared with as many days before. */
export const readEngagement = async (
  database: Queryable,
  { teamId, scope, days, timeZone }: InsightsRequest,
): Promise<Pick<TeamStats, 'engagement' | 'previousEngagement'>> => {
  const earlierDays = daysBefore(days)
  const [engagement, previousEngagement] = await Promise.all([
    engagementOf(database, teamId, scope, timeRangeOf(days, timeZone)),
    earlierDays && engagementOf(database, teamId, scope, timeRangeOf(earlierDays, timeZone)),
  ])
  return { engagement, previousEngagement }
}

/** The same for each month of a range. */
export const readMonths = async (
  database: Queryable,
  { teamId, scope, timeZone }: Omit<InsightsRequest, 'days'>,
  months: readonly RangeMonth[],
): Promise<readonly (RecognitionTotals & { readonly month: string })[]> => {
  const borders = [
    ...months.map(({ start }) => timeRangeOf({ start }, timeZone).from),
    timeRangeOf({ end: months.at(-1)?.end }, timeZone).until,
  ].filter(border => border !== undefined)
  if (borders.length < 2) return []
  const sums = await recognitionBetween(database, teamId, scope, borders)
  return months.map(({ month }, period) => ({ month, ...totalsOf(sums, period) }))
}

const totalsOf = (sums: readonly RecognitionSum[], period: number): RecognitionTotals => {
  const ofPeriod = sums.filter(sum => sum.period === period)
  const counted = (...kinds: readonly RecognitionSum['kind'][]) =>
    ofPeriod.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { activities }) => sum + activities, 0)
  return {
    shoutouts: counted('shoutout'),
    awards: counted('award'),
    celebrations: counted('birthday', 'anniversary', 'newHire'),
    pointsEarned: ofPeriod.reduce((sum, { points }) => sum + points, 0),
  }
}

export type RankedValue = { readonly value: string; readonly count: number; readonly points: number }

/** The values of shoutouts, the most frequent first. */
export const readTopValues = async (
  database: Queryable,
  { teamId, scope, days, timeZone }: InsightsRequest,
  limit: number,
): Promise<readonly RankedValue[]> => {
  const { from = firstInstant, until = lastInstant } = timeRangeOf(days, timeZone)
  const sums = await recognitionBetween(database, teamId, scope, [from, until])
  const byValue = Map.groupBy(
    sums.filter(({ value }) => value !== ''),
    ({ value }) => value,
  )
  return Array.from(byValue, ([value, ofValue]) => ({
    value,
    count: ofValue.reduce((sum, { activities }) => sum + activities, 0),
    points: ofValue.reduce((sum, { points }) => sum + points, 0),
  }))
    .toSorted((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'en'))
    .slice(0, limit)
}
