import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { ledgerEntries, runningBalances } from '@laurel/projections/books/entries/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Sums = z.object({
  now: z.coerce.number().int(),
  /** What changed it since the instant, without payments. */
  since: z.coerce.number().int(),
  asked: z.coerce.number().int(),
})

/**
 * The points that no statement asks for yet: what rewards cost until an instant, less what was paid. A reward that came
 * back since is not asked for either. A statement asks until its payment is in the books, read in one look with what is
 * accrued, so that a payment that the read models do not show yet is not asked for again. What was accrued until then is
 * what is accrued now without the entries since, because those are few.
 */
export const accruedUntil = async (database: Queryable, teamId: TeamId, until: Instant): Promise<Points> => {
  const { rows } = await database.query(
    `select
       (select coalesce(-sum(b.points), 0) from ${runningBalances.live} b
        where b.team_id = $1 and b.owner_id = $1 and b.account = 'fund:postpaid') as now,
       (select coalesce(-sum(e.points), 0) from ${ledgerEntries.live} e
        where e.team_id = $1 and e.account = 'fund:postpaid' and e.occurred_at >= $2
          and e.event_type <> 'PostpaySettled') as since,
       (select coalesce(sum(s.points), 0) from billing.statements s where s.team_id = $1 and not exists (
          select from ${ledgerEntries.live} p where p.team_id = s.team_id and p.account = 'purchased'
            and p.event_type = 'PostpaySettled' and p.subject_id = s.statement_id)) as asked`,
    [teamId, until],
  )
  const sums = Sums.parse(rows[0])
  return Math.max(0, sums.now - Math.max(0, sums.since) - sums.asked)
}
