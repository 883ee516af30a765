import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { ExceptionKind } from '@laurel/ledger/reconciliation/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { Compensation } from './compensation.ts'
import { type Difference, exceptionIdOf } from './difference.ts'

const asInstant = z.date().transform((date): Instant => date.toISOString())

/** A difference in the queue. */
export const Exception = z.object({
  exceptionId: z.string(),
  teamId: TeamId,
  kind: ExceptionKind,
  partner: z.string(),
  subject: z.string(),
  reference: z.string(),
  cents: z.coerce.number(),
  occurredAt: asInstant,
  problem: z.string(),
  compensation: Compensation.nullable(),
  state: z.enum(['open', 'compensated', 'accepted', 'gone']),
  foundAt: asInstant,
  decidedBy: MemberId.nullable(),
  decidedAt: asInstant.nullable(),
})
export type Exception = z.output<typeof Exception>

const columns = `exception_id as "exceptionId", team_id as "teamId", kind, partner, subject, reference, cents,
  occurred_at as "occurredAt", problem, compensation, state, found_at as "foundAt", decided_by as "decidedBy",
  decided_at as "decidedAt"`

/** A difference that was explained stays so; one that was compensated and is there again is open again. */
const upsert = prepared(`
  insert into billing.exceptions
    (exception_id, team_id, kind, partner, subject, reference, cents, occurred_at, problem, compensation, found_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (exception_id) do update set cents = excluded.cents, problem = excluded.problem,
    compensation = excluded.compensation,
    state = case when exceptions.state = 'accepted' and exceptions.cents = excluded.cents then 'accepted' else 'open' end`)
const close = prepared(`
  update billing.exceptions set state = 'gone'
  where partner = $1 and subject = $2 and state = 'open' and not exception_id = any ($3)`)

/** Keeps what a subject differs in now; what it differed in before and does no more is gone. */
export const keepDifferences = async (
  database: Queryable,
  { partner, subject }: Pick<Difference, 'partner' | 'subject'>,
  differences: readonly Difference[],
  now: Instant,
): Promise<void> => {
  for (const difference of differences) {
    const { teamId, kind, reference, cents, at, problem, compensation } = difference
    await database.query(upsert, [
      exceptionIdOf(difference),
      teamId,
      kind,
      partner,
      subject,
      reference,
      cents,
      at,
      problem,
      compensation && JSON.stringify(compensation),
      now,
    ])
  }
  await database.query(close, [partner, subject, differences.map(exceptionIdOf)])
}

const openSubjects = prepared(
  `select distinct subject from billing.exceptions where partner = $1 and state = 'open' order by subject`,
)

/** What differed in earlier runs and is not decided. */
export const subjectsInDoubt = async (database: Queryable, partner: string): Promise<readonly string[]> =>
  z
    .array(z.object({ subject: z.string() }))
    .parse((await database.query(openSubjects, [partner])).rows)
    .map(({ subject }) => subject)

const byId = prepared(`select ${columns} from billing.exceptions where team_id = $1 and exception_id = $2`)

export const exceptionById = async (
  database: Queryable,
  teamId: TeamId,
  exceptionId: string,
): Promise<Exception | undefined> =>
  Exception.optional().parse((await database.query(byId, [teamId, exceptionId])).rows[0])

const exceptionsMax = 1_000
const listed = prepared(`
  select ${columns} from billing.exceptions where team_id = $1 and ($2 or state = 'open')
  order by found_at desc, exception_id limit ${exceptionsMax}`)

/** The exceptions of a team, the newest first; only the open ones unless all are asked for. */
export const exceptionsOf = async (
  database: Queryable,
  teamId: TeamId,
  { isAll = false }: { readonly isAll?: boolean } = {},
): Promise<readonly Exception[]> =>
  z.array(Exception).parse((await database.query(listed, [teamId, isAll])).rows)

const decide = prepared(`
  update billing.exceptions set state = $2, decided_by = $3, decided_at = $4 where exception_id = $1`)

export const markDecided = async (
  database: Queryable,
  exceptionId: string,
  state: 'compensated' | 'accepted',
  decidedBy: MemberId,
  decidedAt: Instant,
): Promise<void> => {
  await database.query(decide, [exceptionId, state, decidedBy, decidedAt])
}
