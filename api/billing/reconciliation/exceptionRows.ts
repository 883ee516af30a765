import { ExceptionSide, ExceptionStatus } from '@laurel/contract/billing/exceptions.ts'
import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { ExceptionKind } from '@laurel/ledger/reconciliation/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
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
  said: ExceptionSide.nullable(),
  problem: z.string(),
  compensation: Compensation.nullable(),
  state: ExceptionStatus,
  foundAt: asInstant,
  checkedAt: asInstant,
  decidedBy: MemberId.nullable(),
  decidedAt: asInstant.nullable(),
})
export type Exception = z.output<typeof Exception>

/** The columns of an exception, of a table that the query calls `e`. */
export const exceptionColumns = `e.exception_id as "exceptionId", e.team_id as "teamId", e.kind, e.partner, e.subject,
  e.reference, e.cents, e.occurred_at as "occurredAt", e.said, e.problem, e.compensation, e.state,
  e.found_at as "foundAt", e.checked_at as "checkedAt", e.decided_by as "decidedBy", e.decided_at as "decidedAt"`

/** A difference that was explained stays so; one that was compensated and is there again is open again. */
const upsert = prepared(`
  insert into billing.exceptions
    (exception_id, team_id, kind, partner, subject, reference, cents, occurred_at, said, problem, compensation,
      found_at, checked_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12)
  on conflict (exception_id) do update set said = excluded.said, problem = excluded.problem,
    compensation = excluded.compensation, checked_at = excluded.checked_at,
    state = case when exceptions.state = 'accepted' then 'accepted' else 'open' end`)
const close = prepared(`
  update billing.exceptions set checked_at = $4, state = case when decided_at is null then 'gone' else 'compensated' end
  where partner = $1 and subject = $2 and state = 'open' and not exception_id = any ($3)`)

/** Keeps what a subject differs in now; what it differed in before and does no more is gone, or was compensated. */
export const keepDifferences = async (
  database: Queryable,
  { partner, subject }: Pick<Difference, 'partner' | 'subject'>,
  differences: readonly Difference[],
  now: Instant,
): Promise<void> => {
  for (const difference of differences) {
    const { teamId, kind, reference, cents, at, said, problem, compensation } = difference
    await database.query(upsert, [
      exceptionIdOf(difference),
      teamId,
      kind,
      partner,
      subject,
      reference,
      cents,
      at,
      said && JSON.stringify(said),
      problem,
      compensation && JSON.stringify(compensation),
      now,
    ])
  }
  await database.query(close, [partner, subject, differences.map(exceptionIdOf), now])
}

/** The differences that a run compares again. The longest unchecked come first, so that each has its turn. */
export const doubtedMax = 500
const Subject = z.object({ subject: z.string() })
const openSubjects = prepared(`
  select subject from billing.exceptions where partner = $1 and state = 'open'
  group by subject order by min(checked_at), subject limit ${doubtedMax}`)

/** What differed in earlier runs and is not decided. */
export const subjectsInDoubt = async (database: Queryable, partner: string): Promise<readonly string[]> =>
  (await readRows(database, Subject, openSubjects, [partner])).map(({ subject }) => subject)

const byId = prepared(
  `select ${exceptionColumns} from billing.exceptions e where e.team_id = $1 and e.exception_id = $2`,
)

export const exceptionById = async (
  database: Queryable,
  teamId: TeamId,
  exceptionId: string,
): Promise<Exception | undefined> => (await readRows(database, Exception, byId, [teamId, exceptionId]))[0]

const exceptionsMax = 1_000
const listed = prepared(`
  select ${exceptionColumns} from billing.exceptions e where e.team_id = $1 and ($2 or e.state = 'open')
  order by e.found_at desc, e.exception_id limit ${exceptionsMax}`)

/** The exceptions of a team, the newest first; only the open ones unless all are asked for. */
export const exceptionsOf = (
  database: Queryable,
  teamId: TeamId,
  { isAll = false }: { readonly isAll?: boolean } = {},
): Promise<readonly Exception[]> => readRows(database, Exception, listed, [teamId, isAll])

const decide = prepared(`
  update billing.exceptions set state = $2, decided_by = $3, decided_at = $4
  where exception_id = $1 and state in ('open', 'gone')`)

export const markDecided = async (
  database: Queryable,
  exceptionId: string,
  state: 'compensated' | 'accepted',
  decidedBy: MemberId,
  decidedAt: Instant,
): Promise<void> => {
  await database.query(decide, [exceptionId, state, decidedBy, decidedAt])
}
