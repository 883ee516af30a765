import type { Clock } from '@laurel/ledger/audit/clock.ts'
import { type Flow, flowOf } from '@laurel/ledger/audit/liability/flows.ts'
import {
  channelLines,
  type LiabilityPack,
  type LiabilityRequest,
  statementLines,
} from '@laurel/ledger/audit/liability/liabilityPack.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { type Points, sumPoints } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRow } from '../../engine/querying/rows.ts'
import { instant } from '../../engine/tables/columns.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { ageingAsOf } from './ageing.ts'
import { type ChannelCredits, channelCredits } from './channelCredits.ts'
import { type FlowOfPeriod, flowsOfPeriod } from './flowsOfPeriod.ts'
import { momentOf } from './moments.ts'

/**
 * The liability statement of a period, as the audit makes it of the log. The database answers a few rows per team, from
 * sums of days and months and from the entries between these and the borders of the period and of the ages.
 */
export const liabilityAsOf = async (
  database: Queryable,
  request: LiabilityRequest,
): Promise<LiabilityPack> => {
  const { teamId, until, clock } = request
  const latest = await latestOn(database, teamId, clock)
  const [ageing, flows, credits] = await Promise.all([
    ageingAsOf(database, teamId, until, clock, latest),
    flowsOfPeriod(database, request),
    channelCredits(database, request, latest),
  ])
  const opening = sumPoints(ofAccount(flows, 'redeemable', true).map(net))
  const totals = totalsOf(flows)
  const debtOf = (wanted: FlowOfPeriod['account']): Points =>
    0 - sumPoints(flows.filter(({ account }) => account === wanted).map(net))
  const [owed, postpaid, fundOwed] = [debtOf('owed'), debtOf('fund:postpaid'), debtOf('fund:owed')]
  return {
    ...request,
    ...statementLines(opening, totals),
    earnedByChannel: earnedByChannel(flows, credits),
    ...ageing,
    held: sumPoints(flows.filter(({ account }) => account === 'held').map(net)),
    ...(owed === 0 ? {} : { owed }),
    ...(postpaid === 0 ? {} : { postpaid }),
    ...(fundOwed === 0 ? {} : { fundOwed }),
  }
}

const net = ({ added, taken }: FlowOfPeriod): Points => added - taken

const ofAccount = (
  flows: readonly FlowOfPeriod[],
  account: FlowOfPeriod['account'],
  isOpening: boolean,
): readonly FlowOfPeriod[] => flows.filter(flow => flow.account === account && flow.isOpening === isOpening)

/** Points that repay a debt were earned or refunded like any others, and are taken back at once. */
const totalsOf = (flows: readonly FlowOfPeriod[]): Readonly<Record<Flow, Points>> => {
  const totals: Record<Flow, Points> = { earned: 0, redeemed: 0, expired: 0, recalled: 0, corrections: 0 }
  for (const flow of ofAccount(flows, 'redeemable', false)) totals[flowOf(flow.eventType)] += net(flow)
  for (const { eventType, added } of ofAccount(flows, 'owed', false)) {
    if (added === 0) continue
    totals[flowOf(eventType)] += added
    totals.recalled -= added
  }
  return totals
}

/** Credits of shoutouts by their channels, and all other income without one. */
const earnedByChannel = (
  flows: readonly FlowOfPeriod[],
  credits: readonly ChannelCredits[],
): LiabilityPack['earnedByChannel'] => {
  const earned = new Map(credits.map(({ channelId, points }) => [channelId, points]))
  const others = [...ofAccount(flows, 'redeemable', false), ...ofAccount(flows, 'owed', false)].filter(
    ({ eventType, added }) => added > 0 && eventType !== 'ShoutoutCredited' && flowOf(eventType) === 'earned',
  )
  for (const { added } of others) earned.set(null, (earned.get(null) ?? 0) + added)
  return channelLines(earned)
}

const Latest = z.object({ latest: instant.nullable() })

/** After this instant there is nothing. */
const latestOn = async (database: Queryable, teamId: TeamId, clock: Clock): Promise<Instant> => {
  const row = await readRow(
    database,
    Latest,
    `select max(${momentOf(clock, 'e')}) as latest from ${ledgerEntries.live} e
     where e.team_id = $1 and e.account in ('redeemable', 'owed', 'held')`,
    [teamId],
  )
  return row?.latest ?? '0001-01-01T00:00:00.000Z'
}
