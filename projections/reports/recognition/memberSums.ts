import { monthBorder } from '../../books/monthBorder.ts'
import { monthsBetweenSql } from '../../books/months.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
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
    return `select p.member_id, ${sumOf('p.points')} as points, count(*) as times
      from (${rows(scope, range, parameters)}) p group by p.member_id`
  }
  return `select x.member_id, ${sumOf('x.points')} as points, ${sumOf('x.times')} as times
    from (${fromSums(side, scope, range, parameters)}) x group by x.member_id having ${sumOf('x.times')} > 0`
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
  const [firstYear, lastYear] = [start.month, end.month].map(month => Math.floor(month / 12))
  const inMonths = (measure: string) => monthsBetweenSql('s', measure, start.month, end.month)
  const ofEdges = [
    { ...end.edge, sign: end.sign },
    { ...start.edge, sign: -start.sign },
  ].map(edge => rowsOf(side, String(edge.sign), 'true', edge, channelId, parameters))
  return [
    `select s.member_id, ${inMonths('points')} as points, ${inMonths('times')} as times from ${sums.live} s
     where s.team_id = $1 and s.year between ${firstYear} and ${lastYear}
       ${channelId === undefined ? '' : `and s.channel_id = ${channelId}::uuid`}`,
    ...ofEdges,
    ...recalledRows(side, { from, until }, channelId, parameters),
  ].join(' union all ')
}

/** SQL: the shares of members in what is recalled now, which are taken away. An index has most of them. */
const recalledRows = (
  side: RecognitionSide,
  range: Required<TimeRange>,
  channelId: string | undefined,
  parameters: Parameters,
): readonly string[] => {
  if (side === 'given') return [rowsOf(side, '-1', 'a.is_recalled', range, channelId, parameters)]
  const ofOne = `select a.only_recipient_id, -a.points_each, -1 from ${activities.live} a
    where ${isCounted(side, range, channelId, parameters)} and a.is_recalled and a.only_recipient_id is not null`
  return [ofOne, rowsOf(side, '-1', 'a.is_recalled and a.recipient_count > 1', range, channelId, parameters)]
}

/** SQL: the shares of members in the activities of a range, some number of times. */
const rowsOf = (
  side: RecognitionSide,
  times: string,
  condition: string,
  range: Required<TimeRange>,
  channelId: string | undefined,
  parameters: Parameters,
): string => {
  const given = side === 'given'
  const share = given
    ? `a.member_id, a.points * ${times}, ${times}`
    : `r.id::uuid, a.points_each * ${times}, ${times}`
  // Not from the table of recipients, which would be read as a whole.
  const recipients = given ? '' : 'cross join jsonb_array_elements_text(a.recipient_ids) r(id)'
  return `select ${share} from ${activities.live} a ${recipients}
    where ${isCounted(side, range, channelId, parameters)} and ${condition}`
}

/** SQL: whether the activity `a` is recognition of a range, in the channel if there is one. */
const isCounted = (
  side: RecognitionSide,
  { from, until }: Required<TimeRange>,
  channelId: string | undefined,
  parameters: Parameters,
): string => {
  const kinds = side === 'given' ? isGiven : `a.kind = any(${parameters.bind(recognitionKinds)}::text[])`
  const inChannel = channelId === undefined ? '' : ` and a.channel_id = ${channelId}::uuid`
  return `a.team_id = $1 and a.occurred_at >= ${parameters.bind(from)}
    and a.occurred_at < ${parameters.bind(until)} and ${kinds}${inChannel}`
}
