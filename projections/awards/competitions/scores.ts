import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { monthIndexOf, startOfMonth } from '../../books/months.ts'
import type { Parameters } from '../../engine/querying/parameters.ts'
import { members } from '../../people/members/tables.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { channelMembers } from '../../team/channels/tables.ts'
import { type CompetitionRow, channelShoutouts } from './tables.ts'

export type Contest = Pick<CompetitionRow, 'type' | 'metric' | 'channelIds' | 'startsAt' | 'endsAt'>

/**
 * SQL: the score of each `id` above 0. Between members, those count who are active and in the channel now; between
 * channels, all that was received in a channel counts for it. `$1` is the team.
 */
export const scoresSql = (contest: Contest, parameters: Parameters): string => {
  const channelIds = parameters.bind(contest.channelIds)
  const isPvp = contest.type === 'PVP'
  const sums = `
    select x.${isPvp ? 'member_id' : 'channel_id'} as id,
      sum(${contest.metric === 'POINTS' ? 'x.points' : 'x.shoutouts'})::bigint as score
    from (${receivedSql(contest, channelIds, parameters)}) x
    group by 1 having sum(x.shoutouts) > 0`
  return isPvp
    ? `select t.id, t.score from (${sums}) t
       join ${channelMembers.live} c on c.team_id = $1 and c.channel_id = any(${channelIds}::uuid[]) and c.member_id = t.id
       join ${members.live} m on m.team_id = $1 and m.member_id = t.id and m.is_active`
    : sums
}

/** What was received in the window: sums of whole months, shoutouts at both ends of it, less those that were recalled. */
const receivedSql = (contest: Contest, channelIds: string, parameters: Parameters): string => {
  const { startsAt, endsAt } = contest
  const { months, edges } = partsOf(startsAt, endsAt)
  const shoutouts = (sign: 1 | -1, from: Instant, until: Instant, condition = '') => `
    select a.channel_id, r.id::uuid as member_id, ${sign} as shoutouts, ${sign} * a.points_each as points
    from ${activities.live} a cross join jsonb_array_elements_text(a.recipient_ids) r(id)
    where a.team_id = $1 and a.channel_id = any(${channelIds}::uuid[]) and a.kind = 'shoutout'
      and a.occurred_at >= ${parameters.bind(from)} and a.occurred_at < ${parameters.bind(until)} ${condition}`
  const sums = `
    select s.channel_id, s.member_id, s.shoutouts, s.points from ${channelShoutouts.live} s
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
