import { ReversalCause } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { reversals, settlements, topUps } from '@laurel/projections/rewards/fund/tables.ts'
import { z } from 'zod'
import type { Period } from './paymentsOfProvider.ts'
import { ownReference, type RecordedPayment } from './recordedPayment.ts'

const Row = z.object({
  teamId: z.string(),
  paymentReference: z.string(),
  kind: z.enum(['topUp', 'statement']),
  subjectId: z.string(),
  month: z.string().nullable(),
  cents: z.coerce.number(),
  restCents: z.coerce.number(),
  at: z.date().transform(date => date.toISOString()),
  reversals: z.array(
    z.object({
      reference: z.string(),
      cause: ReversalCause,
      cents: z.coerce.number(),
      isReinstated: z.boolean(),
      isOfRest: z.boolean(),
    }),
  ),
})

const reversalsWhere = (isOfRest: string, condition: string): string => `
    coalesce((select json_agg(json_build_object('reference', r.reference, 'cause', r.cause, 'cents', r.points,
        'isReinstated', r.reinstated_at is not null, 'isOfRest', ${isOfRest}) order by r.position)
      from ${reversals.live} r where ${condition}), '[]')`

/**
 * Top-ups and settled statements with their reversals. The rest of a payment that came later, always as a top-up, belongs
 * to its payment.
 */
const payments = `
  select t.team_id as "teamId", t.payment_reference as "paymentReference", 'topUp' as kind,
    t.top_up_id as "subjectId", null as month, t.occurred_at as at,
    t.points + coalesce(rest.points, 0) as cents, coalesce(rest.points, 0) as "restCents",
    ${reversalsWhere(
      'r.top_up_id <> t.top_up_id',
      'r.team_id = t.team_id and r.top_up_id in (t.top_up_id, rest.top_up_id)',
    )} as reversals
  from ${topUps.live} t
  left join ${topUps.live} rest
    on rest.payment_reference = '${ownReference('')}' || t.payment_reference and rest.team_id = t.team_id
  where not starts_with(t.payment_reference, '${ownReference('')}') and %topUp
  union all
  select s.team_id, s.payment_reference, 'statement', s.statement_id, s.month, s.occurred_at, s.points, 0,
    ${reversalsWhere('false', 'r.team_id = s.team_id and r.statement_id = s.statement_id')}
  from ${settlements.live} s where %statement`

const where = (topUp: string, statement: string): string =>
  payments.replace('%topUp', topUp).replace('%statement', statement)

const ofPeriod = prepared(
  where(
    `(t.occurred_at >= $1 and t.occurred_at < $2 or (t.team_id, t.top_up_id) in
      (select r.team_id, r.top_up_id from ${reversals.live} r where r.occurred_at >= $1 and r.occurred_at < $2))`,
    `(s.occurred_at >= $1 and s.occurred_at < $2 or (s.team_id, s.statement_id) in
      (select r.team_id, r.statement_id from ${reversals.live} r where r.occurred_at >= $1 and r.occurred_at < $2))`,
  ),
)
const ofReference = prepared(where('t.payment_reference = $1', 's.payment_reference = $1'))

/** The payments that the ledger recorded, or reversed, in a period. */
export const recordedPayments = (database: Queryable, { from, until }: Period): Promise<RecordedPayment[]> =>
  read(database, ofPeriod, [from, until])

export const recordedPayment = async (
  database: Queryable,
  paymentReference: string,
): Promise<RecordedPayment | undefined> => (await read(database, ofReference, [paymentReference]))[0]

const read = async (
  database: Queryable,
  statement: ReturnType<typeof prepared>,
  values: unknown[],
): Promise<RecordedPayment[]> =>
  z
    .array(Row)
    .parse((await database.query(statement, values)).rows)
    .map(({ kind, subjectId, month, ...payment }) => ({
      ...payment,
      purpose:
        kind === 'topUp'
          ? { kind, topUpId: subjectId }
          : { kind, statementId: subjectId, month: month ?? '' },
    }))
