import type { Clock } from '@laurel/ledger/audit/clock.ts'
import type { LiabilityRequest } from '@laurel/ledger/audit/liability/liabilityPack.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { createParameters, type Parameters } from '../../engine/querying/parameters.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { flag, oneOf, text, whole } from '../../engine/tables/columns.ts'
import { dailyFlows } from '../dailyFlows/tables.ts'
import { startOfDay } from '../days.ts'
import { ledgerEntries } from '../entries/tables.ts'
import { isOwedSql, owedAccounts } from '../owedAccounts.ts'
import { dayOf, momentOf } from './moments.ts'

const FlowOfPeriod = z.object({
  account: oneOf(owedAccounts),
  eventType: text,
  /** Before the period, or in it. */
  isOpening: flag,
  added: whole,
  taken: whole,
  entries: whole,
})
export type FlowOfPeriod = z.output<typeof FlowOfPeriod>

/** What was added to and taken from the accounts before a period and in it: whole days, and the rest from entries. */
export const flowsOfPeriod = (
  database: Queryable,
  { teamId, from, until, clock }: LiabilityRequest,
): Promise<FlowOfPeriod[]> => {
  const parameters = createParameters(teamId)
  const sources = [
    flowsBefore(from, clock, ['true', 1], parameters),
    flowsBefore(from, clock, ['false', -1], parameters),
    flowsBefore(until, clock, ['false', 1], parameters),
  ]
  return readRows(
    database,
    FlowOfPeriod,
    `select x.account, x.event_type as "eventType", x.is_opening as "isOpening",
       sum(x.added) as added, sum(x.taken) as taken, sum(x.entries) as entries
     from (${sources.join(' union all ')}) x
     group by 1, 2, 3 having sum(x.entries) > 0`,
    parameters.values,
  )
}

const flowsBefore = (
  end: Instant,
  clock: Clock,
  [isOpening, sign]: readonly ['true' | 'false', 1 | -1],
  parameters: Parameters,
): string => {
  const day = dayOf(clock, 'f')
  const start = parameters.bind(startOfDay(end))
  const moment = momentOf(clock, 'e')
  return `
    select f.account, f.event_type, ${isOpening} as is_opening,
      f.added * ${sign} as added, f.taken * ${sign} as taken, f.entries * ${sign} as entries
    from ${dailyFlows.live} f where f.team_id = $1 and ${day} < ${start}
    union all
    select e.account, e.event_type, ${isOpening}, greatest(e.points, 0) * ${sign},
      greatest(-e.points, 0) * ${sign}, ${sign}
    from ${ledgerEntries.live} e
    where e.team_id = $1 and ${isOwedSql('e.account')}
      and ${moment} >= ${start} and ${moment} < ${parameters.bind(end)}`
}
