import type { LiabilityRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRow, readRows } from '../../engine/querying/rows.ts'
import { instant, uuid, whole } from '../../engine/tables/columns.ts'
import { activities } from '../../recognition/activity/tables.ts'
import { dailyCredits, outsideChannels, unnamedChannel } from '../dailyCredits/tables.ts'
import { startOfDay } from '../days.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { dayOf, momentOf } from './moments.ts'

const ChannelCredits = z.object({ channelId: uuid.nullable(), points: whole })
export type ChannelCredits = z.output<typeof ChannelCredits>

/** Includes `from` and excludes `until`. */
type Range = { readonly from: Instant; readonly until: Instant }

/**
 * The points that shoutouts of a period gave, by channel: whole days from sums. Credits of the days at its borders, and
 * of days with credits that do not name their channel, are read with their shoutouts.
 */
export const channelCredits = async (
  database: Queryable,
  request: LiabilityRequest,
): Promise<ChannelCredits[]> => {
  const { teamId, from, until } = request
  const days = { from: startOfDay(from), until: startOfDay(until) }
  const unnamed = await unnamedDays(database, request, days)
  const parameters = createParameters(teamId)
  const sources = [
    sumsOf(days, unnamed, request, parameters),
    creditsIn({ from: days.from, until: from }, -1, request, parameters),
    creditsIn({ from: days.until, until }, 1, request, parameters),
    ...(unnamed ? [creditsIn(unnamed, 1, request, parameters)] : []),
  ]
  return readRows(
    database,
    ChannelCredits,
    `select nullif(x.channel, '${outsideChannels}') as "channelId", sum(x.points) as points
     from (${sources.join(' union all ')}) x
     group by 1 having sum(x.points) <> 0`,
    parameters.values,
  )
}

const UnnamedDays = z.object({ first: instant.nullable(), last: instant.nullable() })

const dayMilliseconds = 24 * 60 * 60 * 1000

/** From the first to the last day with credits that do not name their channel; undefined without any. */
const unnamedDays = async (
  database: Queryable,
  { teamId, clock }: LiabilityRequest,
  { from, until }: Range,
): Promise<Range | undefined> => {
  const day = dayOf(clock, 'd')
  const row = await readRow(
    database,
    UnnamedDays,
    `select min(${day}) as first, max(${day}) as last from ${dailyCredits.live} d
     where d.team_id = $1 and d.channel = '${unnamedChannel}' and ${day} >= $2 and ${day} < $3`,
    [teamId, from, until],
  )
  if (!row?.first || !row.last) return undefined
  return { from: row.first, until: addMilliseconds(row.last, dayMilliseconds) }
}

const sumsOf = (
  days: Range,
  unnamed: Range | undefined,
  { clock }: LiabilityRequest,
  parameters: Parameters,
): string => {
  const day = dayOf(clock, 'd')
  const isIn = ({ from, until }: Range): string =>
    `${day} >= ${parameters.bind(from)} and ${day} < ${parameters.bind(until)}`
  return `select d.channel, d.points from ${dailyCredits.live} d
    where d.team_id = $1 and ${isIn(days)}${unnamed ? ` and not (${isIn(unnamed)})` : ''}`
}

const creditsIn = (
  { from, until }: Range,
  sign: 1 | -1,
  { clock }: LiabilityRequest,
  parameters: Parameters,
): string => {
  const moment = momentOf(clock, 'e')
  return `select coalesce(a.channel_id::text, '${outsideChannels}'), e.points * ${sign}
    from ${ledgerEntries.live} e
    left join ${activities.live} a on a.team_id = $1 and a.activity_id = e.subject_id
    where e.team_id = $1 and e.account in ('redeemable', 'owed') and e.event_type = 'ShoutoutCredited'
      and e.points > 0 and ${moment} >= ${parameters.bind(from)} and ${moment} < ${parameters.bind(until)}`
}
