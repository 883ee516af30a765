import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Period, ProvidedPayment } from './paymentsOfProvider.ts'
import type { RecordedPayment } from './recordedPayment.ts'

type Day = {
  readonly teamId: TeamId
  readonly day: string
  readonly recordedCents: number
  readonly providedCents: number
}

const put = prepared(`
  insert into billing.reconciled_days (partner, team_id, day, recorded_cents, provided_cents, reconciled_at)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (partner, team_id, day) do update set recorded_cents = excluded.recorded_cents,
    provided_cents = excluded.provided_cents, reconciled_at = excluded.reconciled_at`)

/** Sums up what came in on each day of a period, before refunds and disputes, by the books and by the partner. */
export const createDays = (partner: string, { from, until }: Period) => {
  const days = new Map<string, Day>()
  const add = ({ teamId, at }: RecordedPayment | ProvidedPayment, recorded: number, provided: number) => {
    if (at < from || at >= until) return
    const day = at.slice(0, '2026-11-20'.length)
    const key = `${teamId} ${day}`
    const before = days.get(key) ?? { teamId, day, recordedCents: 0, providedCents: 0 }
    days.set(key, {
      ...before,
      recordedCents: before.recordedCents + recorded,
      providedCents: before.providedCents + provided,
    })
  }
  return {
    add: (ours: RecordedPayment | undefined, theirs: ProvidedPayment | undefined): void => {
      if (ours) add(ours, ours.cents, 0)
      if (theirs) add(theirs, 0, theirs.cents)
    },
    keep: async (database: Queryable, now: Instant): Promise<void> => {
      for (const { teamId, day, recordedCents, providedCents } of days.values())
        await database.query(put, [partner, teamId, day, recordedCents, providedCents, now])
    },
  }
}

const ReconciledMonth = z.object({
  month: z.string(),
  recordedCents: z.coerce.number(),
  providedCents: z.coerce.number(),
  unequalDays: z.coerce.number(),
})
const months = prepared(`
  select to_char(day, 'YYYY-MM') as month, sum(recorded_cents) as "recordedCents",
    sum(provided_cents) as "providedCents",
    count(*) filter (where recorded_cents <> provided_cents) as "unequalDays"
  from billing.reconciled_days where team_id = $1 group by 1 order by 1 desc`)

/** What came in by month, the newest first, and on how many days the books and the partner disagree. */
export const reconciledMonths = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly z.output<typeof ReconciledMonth>[]> =>
  z.array(ReconciledMonth).parse((await database.query(months, [teamId])).rows)
