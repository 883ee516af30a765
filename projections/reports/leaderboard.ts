import type { Clock } from '@laurel/ledger/audit/clock.ts'
import type { LeaderboardSide } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { monthBorder } from '../books/monthBorder.ts'
import type { Queryable } from '../engine/queryable.ts'
import { createParameters, type Parameters } from '../engine/querying/parameters.ts'
import { readRow, readRows } from '../engine/querying/rows.ts'
import { instant, text, uuid, whole } from '../engine/tables/columns.ts'
import { members } from '../people/members/tables.ts'
import { activities } from '../recognition/activity/tables.ts'
import { momentOn, type Period, standingsFromSums, standingsOfChannel } from './shoutoutSums/standings.ts'

const LeaderboardItem = z.object({
  rank: whole,
  memberId: uuid,
  name: text,
  pictureUrl: text.nullable(),
  points: whole,
  shoutouts: whole,
})
export type LeaderboardItem = z.output<typeof LeaderboardItem>
const CountedItem = LeaderboardItem.extend({ total: whole })

/** Some lines, and the number of all. */
export type Leaderboard = { readonly rows: readonly LeaderboardItem[]; readonly total: number }

export type LeaderboardRequest = {
  readonly by: LeaderboardSide
  readonly clock: Clock
  /** Included. */
  readonly asOf: Instant
  /** Included; from the first shoutout on when left out. */
  readonly from?: Instant | undefined
  readonly channelId?: ChannelId | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

const linesDefault = 100

/**
 * Ranks members by the points received or given in a period, as of an instant; members with equal points share a
 * rank, ordered by name, then by id. A shoutout counts until it is recalled, on the requested clock.
 */
export const leaderboardAsOf = async (
  database: Queryable,
  teamId: TeamId,
  { by, clock, asOf, from, channelId, offset = 0, limit = linesDefault }: LeaderboardRequest,
): Promise<Leaderboard> => {
  const parameters = createParameters(teamId)
  const period = { by, clock, asOf, from }
  const standings =
    channelId === undefined
      ? await standingsOfTeam(database, teamId, period, parameters)
      : standingsOfChannel(period, channelId, parameters)
  const counted = await readLines(database, standings, parameters, offset, limit)
  // Beyond the last line there is no row with the total.
  const [first] =
    counted.length > 0 || offset === 0 ? counted : await readLines(database, standings, parameters, 0, 1)
  return { rows: counted.map(line => LeaderboardItem.parse(line)), total: first?.total ?? 0 }
}

const standingsOfTeam = async (
  database: Queryable,
  teamId: TeamId,
  period: Period,
  parameters: Parameters,
): Promise<string> => {
  const { asOf, from, clock } = period
  const latest = await latestOn(database, teamId, clock)
  const borders = {
    asOf: monthBorder(addMilliseconds(asOf, 1), latest),
    from: from === undefined ? undefined : monthBorder(from, latest),
  }
  return standingsFromSums(period, borders, parameters)
}

const Latest = z.object({ latest: instant.nullable() })

const latestOn = async (database: Queryable, teamId: TeamId, clock: Clock): Promise<Instant> => {
  const row = await readRow(
    database,
    Latest,
    `select max(${momentOn[clock]('a')}) as latest from ${activities.live} a where a.team_id = $1`,
    [teamId],
  )
  return row?.latest ?? '0001-01-01T00:00:00.000Z'
}

/** Names are read for the lines down to the last one of the page only. */
const readLines = (
  database: Queryable,
  standings: string,
  parameters: Parameters,
  offset: number,
  limit: number,
): Promise<z.output<typeof CountedItem>[]> => {
  const page = createParameters(...parameters.values)
  const [skipped, shown, last] = [page.bind(offset), page.bind(limit), page.bind(offset + limit - 1)]
  return readRows(
    database,
    CountedItem,
    `with present as materialized (select m.member_id from ${members.live} m where m.team_id = $1),
     s as materialized (select s.* from (${standings}) s join present p on p.member_id = s.member_id)
     select rank() over (order by s.points desc) as rank, s.points, s.shoutouts,
       m.member_id as "memberId", m.name, m.picture_url as "pictureUrl", (select count(*) from s) as total
     from s join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id
     where s.points >= coalesce((select points from s order by points desc offset ${last} limit 1), 0)
     order by s.points desc, lower(m.name), m.member_id limit ${shown} offset ${skipped}`,
    page.values,
  )
}
