import type { Clock } from '@laurel/ledger/audit/clock.ts'
import type { LeaderboardSide } from '@laurel/ledger/audit/leaderboardFromLog/leaderboardFold.ts'
import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { ledgerEntries, turned } from '../books/entries/tables.ts'
import { monthBorder } from '../books/monthBorder.ts'
import type { Queryable } from '../engine/queryable.ts'
import { createParameters, type Parameters } from '../engine/querying/parameters.ts'
import { readRow, readRows } from '../engine/querying/rows.ts'
import { instant, text, uuid, whole } from '../engine/tables/columns.ts'
import { members } from '../people/members/tables.ts'
import { activities } from '../recognition/activity/tables.ts'
import {
  channelSoFar,
  momentOn,
  type Period,
  standingsFromSums,
  standingsOfChannel,
} from './shoutoutSums/standings.ts'
import { type StatementOf, totalsSoFar } from './shoutoutSums/totalsSoFar.ts'

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
  const period = { by, clock, asOf, from }
  const pageOf = (statementOf: StatementOf, parameters: Parameters) =>
    readLines(database, statementOf, parameters, { offset, limit })
  const latest = await latestOn(database, teamId, clock)
  if (latest <= asOf && (channelId !== undefined || from === undefined)) {
    const parameters = createParameters(teamId)
    const soFar = await pageOf(
      channelId === undefined ? totalsSoFar(by) : linesOf(channelSoFar(period, channelId, parameters)),
      parameters,
    )
    // Something that was recorded while the totals were read may be in them.
    if ((await latestOn(database, teamId, clock)) <= asOf) return soFar
  }
  const parameters = createParameters(teamId)
  const standings =
    channelId === undefined
      ? standingsFromSums(period, bordersOf(period, latest), parameters)
      : standingsOfChannel(period, channelId, parameters)
  return pageOf(linesOf(standings), parameters)
}

const bordersOf = ({ asOf, from }: Period, latest: Instant) => ({
  asOf: monthBorder(addMilliseconds(asOf, 1), latest),
  from: from === undefined ? undefined : monthBorder(from, latest),
})

const Latest = z.object({ latest: instant.nullable() })

/** The last shoutout, or other activity, and the last recall. */
const latestOn = async (database: Queryable, teamId: TeamId, clock: Clock): Promise<Instant> => {
  const moment = momentOn[clock]
  const row = await readRow(
    database,
    Latest,
    `select greatest(
       (select max(${moment('a')}) from ${activities.live} a where a.team_id = $1),
       (select max(${moment('e')}) from ${ledgerEntries.live} e where e.team_id = $1 and e.${turned})
     ) as latest`,
    [teamId],
  )
  return row?.latest ?? '0001-01-01T00:00:00.000Z'
}

const readLines = async (
  database: Queryable,
  statementOf: StatementOf,
  parameters: Parameters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<Leaderboard> => {
  const read = (skipped: number, shown: number): Promise<z.output<typeof CountedItem>[]> => {
    const page = createParameters(...parameters.values)
    const bound = {
      offset: page.bind(skipped),
      limit: page.bind(shown),
      last: page.bind(skipped + shown - 1),
    }
    return readRows(database, CountedItem, statementOf(bound), page.values)
  }
  const counted = await read(offset, limit)
  // Beyond the last line there is no row with the total.
  const [first] = counted.length > 0 || offset === 0 ? counted : await read(0, 1)
  return { rows: counted.map(line => LeaderboardItem.parse(line)), total: first?.total ?? 0 }
}

/**
 * Names are read for the lines down to the last one of the page only. The test of the members is not a join, which the
 * planner would make of an index lookup per line, because it knows nothing about sums of a union.
 */
const linesOf =
  (standings: string): StatementOf =>
  ({ offset, limit, last }) =>
    `with s as materialized (
       select s.* from (${standings}) s
       where (s.member_id in (select m.member_id from ${members.live} m where m.team_id = $1)) is true
     )
     select rank() over (order by s.points desc) as rank, s.points, s.shoutouts,
       m.member_id as "memberId", m.name, m.picture_url as "pictureUrl", (select count(*) from s) as total
     from s join ${members.live} m on m.team_id = $1 and m.member_id = s.member_id
     where s.points >= coalesce((select points from s order by points desc offset ${last} limit 1), 0)
     order by s.points desc, lower(m.name), m.member_id limit ${limit} offset ${offset}`
