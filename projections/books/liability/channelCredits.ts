import type { LiabilityRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { sumOf } from '../../engine/querying/sumOf.ts'
import { instant, uuid, whole } from '../../engine/tables/columns.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { dailyCredits, monthlyCredits, outsideChannels, unnamedChannel } from '../channelCredits/tables.ts'
import { startOfDay } from '../days.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { monthBorder } from '../monthBorder.ts'
import { startOfMonth } from '../months.ts'
import { dayOf, momentOf } from './moments.ts'

const ChannelCredits = z.object({ channelId: uuid.nullable(), points: whole })
export type ChannelCredits = z.output<typeof ChannelCredits>

/** Includes `from` and excludes `until`. */
type Period = Pick<LiabilityRequest, 'from' | 'until'>

/** The parts of a statement: its parameters, the clock, and the last instant with an event. */
type Statement = Parameters & Pick<LiabilityRequest, 'clock'> & { readonly latest: Instant }

/**
 * The points that shoutouts of a period gave, by channel: from sums of months and days, and from the credits of the days
 * at its borders. From the first to the last day with credits that do not name their channel, every credit is read with
 * its shoutout.
 */
export const channelCredits = async (
  database: Queryable,
  request: LiabilityRequest,
  latest: Instant,
): Promise<ChannelCredits[]> => {
  const { teamId, from, until, clock } = request
  const unnamed = await unnamedDays(database, request)
  const statement = { ...createParameters(teamId), clock, latest }
  const sources = unnamed
    ? [
        ...summedIn({ from, until: unnamed.from }, statement),
        creditsIn(unnamed, 1, statement),
        ...summedIn({ from: unnamed.until, until }, statement),
      ]
    : summedIn(request, statement)
  return readRows(
    database,
    ChannelCredits,
    `select nullif(x.channel, '${outsideChannels}') as "channelId", ${sumOf('x.points')} as points
     from (${sources.join(' union all ')}) x
     group by 1 having ${sumOf('x.points')} <> 0`,
    statement.values,
  )
}

const UnnamedDays = z.object({ first: instant.nullable(), last: instant.nullable() })

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The part of a period from the first to the last whole day with credits that do not name their channel, if any. */
const unnamedDays = async (
  database: Queryable,
  { teamId, clock, from, until }: LiabilityRequest,
): Promise<Period | undefined> => {
  const day = dayOf(clock, 'd')
  const row = await readRow(
    database,
    UnnamedDays,
    `select min(${day}) as first, max(${day}) as last from ${dailyCredits.live} d
     where d.team_id = $1 and d.channel = '${unnamedChannel}' and ${day} >= $2 and ${day} < $3`,
    [teamId, startOfDay(from), startOfDay(until)],
  )
  if (!row?.first || !row.last) return undefined
  return {
    from: row.first < from ? from : row.first,
    until: addMilliseconds(row.last, dayMilliseconds),
  }
}

/** Credits that do not name their channel may be outside of the period only, where both borders count them. */
const summedIn = ({ from, until }: Period, statement: Statement): readonly string[] => [
  ...summedBefore(from, -1, statement),
  ...summedBefore(until, 1, statement),
]

/** The months up to the nearest one, the days between it and the end, and the credits of the last day. */
const summedBefore = (end: Instant, sign: 1 | -1, statement: Statement): readonly string[] => {
  const lastDay = startOfDay(end)
  const { month, edge, sign: ofEdge } = monthBorder(lastDay, statement.latest)
  const startsOn = dayOf(statement.clock, 's')
  const sums = (table: string, times: number, isCounted: string): string =>
    `select s.channel, s.points * ${times} as points from ${table} s where s.team_id = $1 and ${isCounted}`
  return [
    sums(monthlyCredits.live, sign, `${startsOn} < ${statement.bind(startOfMonth(month))}`),
    sums(
      dailyCredits.live,
      sign * ofEdge,
      `${startsOn} >= ${statement.bind(edge.from)} and ${startsOn} < ${statement.bind(edge.until)}`,
    ),
    creditsIn({ from: lastDay, until: end }, sign, statement),
  ]
}

const creditsIn = ({ from, until }: Period, sign: 1 | -1, statement: Statement): string => {
  const moment = momentOf(statement.clock, 'e')
  return `select coalesce(a.channel_id::text, '${outsideChannels}'), e.points * ${sign}
    from ${ledgerEntries.live} e
    left join ${activities.live} a on a.team_id = $1 and a.activity_id = e.subject_id
    where e.team_id = $1 and e.account in ('redeemable', 'owed') and e.event_type = 'ShoutoutCredited'
      and e.points > 0 and ${moment} >= ${statement.bind(from)} and ${moment} < ${statement.bind(until)}`
}
