import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { oneOf, text, whole } from '../../engine/tables/columns.ts'
import { activities } from '../../recognition/activity/tables.ts'
import {
  dailyRecognition,
  everyChannel,
  monthlyRecognition,
  recognitionKinds,
} from '../recognitionSums/tables.ts'
import { dayBorder } from './dayBorder.ts'
import { type RecognitionScope, receivedByPeople } from './scope.ts'
import { type Span, spansOf } from './spans.ts'

const RecognitionSum = z.object({
  /** The place of the period among those that were asked for. */
  period: whole,
  kind: oneOf(recognitionKinds),
  /** Empty without a value. */
  value: text,
  activities: whole,
  recipients: whole,
  points: whole,
})
export type RecognitionSum = z.output<typeof RecognitionSum>

/**
 * The recognition in consecutive periods, by kind and value, without what is recalled. Each border ends a period and
 * begins the next one.
 */
export const recognitionBetween = async (
  database: Queryable,
  teamId: TeamId,
  scope: RecognitionScope,
  borders: readonly Instant[],
): Promise<RecognitionSum[]> => {
  const parameters = createParameters(teamId)
  const rows =
    scope.kind === 'people' ? fromRows(scope, borders, parameters) : fromSums(scope, borders, parameters)
  return readRows(
    database,
    RecognitionSum,
    `select x.period, x.kind, x.value, ${sumOf('x.activities')} as activities,
       ${sumOf('x.recipients')} as recipients, ${sumOf('x.points')} as points
     from (${rows}) x group by x.period, x.kind, x.value having ${sumOf('x.activities')} > 0`,
    parameters.values,
  )
}

/**
 * SQL: the period of a row between the first and the last border. A join of the periods would compare each row with all of
 * them, and hide from PostgreSQL how many rows there are.
 */
const periodOf = (row: string, borders: readonly Instant[], parameters: Parameters): string =>
  `width_bucket(${row}.occurred_at, ${parameters.bind(borders)}::timestamptz[]) - 1`

/** SQL: the sums of one kind of spans. */
const sumsOfSpans = (
  table: typeof dailyRecognition,
  spans: readonly Span[],
  channel: string,
  parameters: Parameters,
): string => {
  const list = (name: keyof Span, type: string) =>
    `${parameters.bind(spans.map(span => span[name]))}::${type}[]`
  return `select p.period, d.kind, d.value, ${sumOf('d.activities')} as activities,
      ${sumOf('d.recipients')} as recipients, ${sumOf('d.points')} as points
    from unnest(${list('period', 'bigint')}, ${list('from', 'timestamptz')}, ${list('until', 'timestamptz')})
      p(period, starts, ends)
    join ${table.live} d on d.team_id = $1 and d.channel = ${channel}
      and d.occurred_on >= p.starts and d.occurred_on < p.ends
    group by p.period, d.kind, d.value`
}

/** SQL: the parts of days at the borders; each belongs to the period before it, and is missing in the one after it. */
const edgesOf = (borders: readonly Instant[], parameters: Parameters): string => {
  const edges = borders
    .map(dayBorder)
    .flatMap(({ from, until, sign }, index) => [
      ...(index === 0 ? [] : [{ period: index - 1, sign, from, until }]),
      ...(index === borders.length - 1 ? [] : [{ period: index, sign: -sign, from, until }]),
    ])
    .filter(({ from, until }) => from < until)
  const list = (name: 'period' | 'sign' | 'from' | 'until', type: string) =>
    `${parameters.bind(edges.map(edge => edge[name]))}::${type}[]`
  return `unnest(${list('period', 'bigint')}, ${list('sign', 'bigint')}, ${list('from', 'timestamptz')},
    ${list('until', 'timestamptz')}) e(period, sign, starts, ends)`
}

const fromSums = (
  scope: Exclude<RecognitionScope, { kind: 'people' }>,
  borders: readonly Instant[],
  parameters: Parameters,
): string => {
  const [first, last] = [borders[0], borders.at(-1)].map(border => `${parameters.bind(border)}::timestamptz`)
  const edges = edgesOf(borders, parameters)
  const channelId = scope.kind === 'channel' ? parameters.bind(scope.channelId) : undefined
  const channel = parameters.bind(scope.kind === 'channel' ? scope.channelId : everyChannel)
  const inChannel = channelId === undefined ? '' : `and a.channel_id = ${channelId}::uuid`
  const kinds = `a.kind = any(${parameters.bind(recognitionKinds)}::text[])`
  const counted = (times: string) => `a.kind, coalesce(a.value, '') as value, ${times} as activities,
    ${times} * a.recipient_count as recipients, ${times} * a.points as points`
  const { days, months } = spansOf(borders.map(border => dayBorder(border).day))
  return `
    ${sumsOfSpans(monthlyRecognition, months, channel, parameters)}
    union all
    ${sumsOfSpans(dailyRecognition, days, channel, parameters)}
    union all
    select e.period, ${counted('e.sign')} from ${edges}
    join ${activities.live} a on a.team_id = $1 and a.occurred_at >= e.starts and a.occurred_at < e.ends
    where ${kinds} ${inChannel}
    union all
    select ${periodOf('a', borders, parameters)}, ${counted('-1')} from ${activities.live} a
    where a.team_id = $1 and a.occurred_at >= ${first} and a.occurred_at < ${last}
      and a.is_recalled and ${kinds} ${inChannel}`
}

const fromRows = (
  scope: Extract<RecognitionScope, { kind: 'people' }>,
  borders: readonly Instant[],
  parameters: Parameters,
): string => {
  const range = { from: borders[0], until: borders.at(-1) }
  return `
    select ${periodOf('r', borders, parameters)} as period, r.kind, r.value,
      case when r.shared_position is null then count(*) else 1 end as activities, count(*) as recipients,
      ${sumOf('r.points')} as points
    from (${receivedByPeople(scope, range, parameters)}) r
    group by 1, r.shared_position, r.kind, r.value`
}
