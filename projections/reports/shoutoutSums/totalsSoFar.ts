import type { LeaderboardSide } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import { members } from '../../people/members/tables.ts'
import { shoutoutTotals } from './tables.ts'

/** The SQL of a page of lines; `last` is the index of its last line among all. Its first value is the team. */
export type StatementOf = (page: Record<'offset' | 'limit' | 'last', string>) => string

const columnsOf = {
  received: { points: 't.points_received', shoutouts: 't.shoutouts_received' },
  given: { points: 't.points_given', shoutouts: 't.shoutouts_given' },
} as const

/** Members by all points that they received or gave so far. An index has this order. */
export const totalsSoFar =
  (by: LeaderboardSide): StatementOf =>
  ({ offset, limit, last }) => {
    const { points, shoutouts } = columnsOf[by]
    // Shoutouts to people who are not known have no line.
    const counted = `from ${shoutoutTotals.live} t
      where t.team_id = $1 and ${shoutouts} > 0
        and exists (select from ${members.live} k where k.team_id = t.team_id and k.member_id = t.member_id)`
    return `
      select rank() over (order by ${points} desc) as rank, ${points} as points, ${shoutouts} as shoutouts,
        m.member_id as "memberId", m.name, m.picture_url as "pictureUrl", (select count(*) ${counted}) as total
      from ${shoutoutTotals.live} t
      join ${members.live} m on m.team_id = t.team_id and m.member_id = t.member_id
      where t.team_id = $1 and ${shoutouts} > 0
        and ${points} >= coalesce((select ${points} ${counted} order by ${points} desc offset ${last} limit 1), 0)
      order by ${points} desc, lower(m.name), m.member_id limit ${limit} offset ${offset}`
  }
