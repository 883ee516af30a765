import { monthBorder } from '../../books/monthBorder.ts'
import { firstMonthsSql } from '../../books/months.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import type { TimeRange } from '../../engine/querying/timeRange.ts'
import { activities } from '../../recognition/activity/tables.ts'
import {
  channelRecognitionGiven,
  channelRecognitionReceived,
  recognitionGiven,
  recognitionKinds,
  recognitionReceived,
} from '../recognitionSums/tables.ts'
import { givenByPeople, isGiven, type RecognitionScope, receivedByPeople } from './scope.ts'

export type RecognitionSide = 'given' | 'received'

const ofTeam = { given: recognitionGiven, received: recognitionReceived } as const
const ofChannels = { given: channelRecognitionGiven, received: channelRecognitionReceived } as const

const firstInstant = '0001-01-01T00:00:00.000Z'
const lastInstant = '9999-12-01T00:00:00.000Z'

/** SQL: the points of each member in a range and how often they came, without what is recalled. `$1` is the team. */
export const memberSums = (
  side: RecognitionSide,
  scope: RecognitionScope,
  range: TimeRange,
  parameters: Parameters,
): string => {
  if (scope.kind === 'people') {
    const rows = side === 'given' ? givenByPeople : receivedByPeople
    return `select p.member_id, sum(p.points)::bigint as points, count(*) as times
      from (${rows(scope, range, parameters)}) p group by p.member_id`
  }
  return `select x.member_id, sum(x.points)::bigint as points, sum(x.times)::bigint as times
    from (${fromSums(side, scope, range, parameters)}) x group by x.member_id having sum(x.times) > 0`
}

const fromSums = (
  side: RecognitionSide,
  scope: Exclude<RecognitionScope, { kind: 'people' }>,
  { from = firstInstant, until = lastInstant }: TimeRange,
  parameters: Parameters,
): string => {
  const end = monthBorder(until, lastInstant)
  const start = monthBorder(from, lastInstant)
  const channelId = scope.kind === 'channel' ? parameters.bind(scope.channelId) : undefined
  const sums = (channelId === undefined ? ofTeam : ofChannels)[side]
  const months = (border: string) => `least(greatest(${border}::bigint - s.year * 12, 0), 12)`
  const [first, last] = [start.month, end.month].map(month => parameters.bind(month))
  const sumOf = (measure: string) =>
    `(${firstMonthsSql('s', measure, months(last ?? ''))}) - (${firstMonthsSql('s', measure, months(first ?? ''))})`
  const ofEdges = [
    { ...end.edge, sign: end.sign },
    { ...start.edge, sign: -start.sign },
  ].map(edge => rowsOf(side, String(edge.sign), '', edge, channelId, parameters))
  return [
    `select s.member_id, ${sumOf('points')} as points, ${sumOf('times')} as times from ${sums.live} s
     where s.team_id = $1 and s.year between ${first}::bigint / 12 and ${last}::bigint / 12
       ${channelId === undefined ? '' : `and s.channel_id = ${channelId}::uuid`}`,
    ...ofEdges,
    rowsOf(side, '-1', 'and a.is_recalled', { from, until }, channelId, parameters),
  ].join(' union all ')
}

/** SQL: the shares of members in the activities of a range, some number of times. */
const rowsOf = (
  side: RecognitionSide,
  times: string,
  condition: string,
  { from, until }: Required<TimeRange>,
  channelId: string | undefined,
  parameters: Parameters,
): string => {
  const given = side === 'given'
  const share = given
    ? `a.member_id, a.points * ${times}, ${times}`
    : `r.id::uuid, a.points_each * ${times}, ${times}`
  // Not from the table of recipients, which would be read as a whole.
  const recipients = given ? '' : 'cross join jsonb_array_elements_text(a.recipient_ids) r(id)'
  const kinds = given ? isGiven : `a.kind = any(${parameters.bind(recognitionKinds)}::text[])`
  return `select ${share} from ${activities.live} a ${recipients}
    where a.team_id = $1 and a.occurred_at >= ${parameters.bind(from)} and a.occurred_at < ${parameters.bind(until)}
      and ${kinds} ${condition} ${channelId === undefined ? '' : `and a.channel_id = ${channelId}::uuid`}`
}
