import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthIndexOf, startOfMonth } from '../../books/months.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { members } from '../../people/members/tables.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { channelMembers } from '../../team/channels/tables.ts'
import { type CompetitionRow, channelMonths, channelShoutouts } from './tables.ts'

export type Contest = Pick<CompetitionRow, 'type' | 'metric' | 'channelIds' | 'startsAt' | 'endsAt'>

/**
 * SQL: the score of each `id` above 0. Between members, those count who are active and in the channel now; between
 * channels, all that was received in a channel counts for it. `$1` is the team.
 */
export const scoresSql = (contest: Contest, parameters: Parameters): string => {
  const channelIds = parameters.bind(contest.channelIds)
  const isPvp = contest.type === 'PVP'
  const sums = `
    select x.id, sum(${contest.metric === 'POINTS' ? 'x.points' : 'x.shoutouts'})::bigint as score
    from (${receivedSql(contest, channelIds, parameters)}) x
    group by 1 having sum(x.shoutouts) > 0`
  return isPvp
    ? `select t.id, t.score from (${sums}) t
       join ${channelMembers.live} c on c.team_id = $1 and c.channel_id = any(${channelIds}::uuid[]) and c.member_id = t.id
       join ${members.live} m on m.team_id = $1 and m.member_id = t.id and m.is_active`
    : sums
}

/** What a shoutout `a` counts: for each of its recipients, or for its channel. */
const sharesOf = {
  PVP: {
    id: 'r.id::uuid',
    shoutouts: '1',
    points: 'a.points_each',
    from: 'cross join jsonb_array_elements_text(a.recipient_ids) r(id)',
    sums: channelShoutouts.live,
    sumsId: 's.member_id',
  },
  TVT: {
    id: 'a.channel_id',
    shoutouts: 'jsonb_array_length(a.recipient_ids)',
    points: 'a.points',
    from: '',
    sums: channelMonths.live,
    sumsId: 's.channel_id',
  },
} as const satisfies Record<Contest['type'], object>

/** What was received in the window: sums of whole months, shoutouts at both ends of it, less those that were recalled. */
const receivedSql = (contest: Contest, channelIds: string, parameters: Parameters): string => {
  const { type, startsAt, endsAt } = contest
  const { months, edges } = partsOf(startsAt, endsAt)
  const share = sharesOf[type]
  const shoutouts = (sign: 1 | -1, from: Instant, until: Instant, condition = '') => `
    select ${share.id} as id, ${sign} * ${share.shoutouts} as shoutouts, ${sign} * ${share.points} as points
    from ${activities.live} a ${share.from}
    where a.team_id = $1 and a.channel_id = any(${channelIds}::uuid[]) and a.kind = 'shoutout'
      and a.occurred_at >= ${parameters.bind(from)} and a.occurred_at < ${parameters.bind(until)} ${condition}`
  const sums = `
    select ${share.sumsId} as id, s.shoutouts, s.points from ${share.sums} s
    where s.team_id = $1 and s.channel_id = any(${channelIds}::uuid[])
      and s.month >= ${parameters.bind(months.from)} and s.month < ${parameters.bind(months.until)}`
  return [
    sums,
    ...edges.map(({ from, until }) => shoutouts(1, from, until)),
    shoutouts(-1, startsAt, endsAt, 'and a.is_recalled'),
  ].join(' union all ')
}

type Parts = {
  readonly months: { readonly from: number; readonly until: number }
  readonly edges: readonly { readonly from: Instant; readonly until: Instant }[]
}

/** The whole months of a window, and what is left of it before and after them. */
export const partsOf = (startsAt: Instant, endsAt: Instant): Parts => {
  const startMonth = monthIndexOf(startsAt)
  const from = startOfMonth(startMonth) === startsAt ? startMonth : startMonth + 1
  const until = monthIndexOf(endsAt)
  if (from >= until) return { months: { from: 0, until: 0 }, edges: [{ from: startsAt, until: endsAt }] }
  const edges = [
    { from: startsAt, until: startOfMonth(from) },
    { from: startOfMonth(until), until: endsAt },
  ]
  return { months: { from, until }, edges: edges.filter(edge => edge.from < edge.until) }
}
