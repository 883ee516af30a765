import { PaymentMethod, ReversalCause } from '@laurel/ledger/rewards/funds/vocabulary.ts'
import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

const readModel = 'fund'

/** How a team pays for rewards, and what it has yet to pay. A team without a row pays in advance and owes nothing. */
export const funds = defineTable({
  readModel,
  name: 'funds',
  columns: {
    teamId: uuid,
    /** Null until the team chooses one: then it pays in advance. */
    method: oneOf(PaymentMethod.options).nullable(),
    /** What rewards cost that the team pays for after the month. */
    accrued: whole,
    /** The points of reversed payments that were spent already. */
    owed: whole,
  },
  key: ['teamId'],
})

/** Points that the team bought. */
export const topUps = defineTable({
  readModel,
  name: 'topUps',
  columns: {
    teamId: uuid,
    topUpId: uuid,
    /** The payment provider's id of the payment. */
    paymentReference: text,
    points: whole,
    /** The points whose money went back, less those whose money came in again. */
    reversed: whole,
    occurredAt: instant,
    /** The place of the event in the log. */
    position: whole,
  },
  key: ['teamId', 'topUpId'],
  indexes: ['team_id, position', 'payment_reference', 'occurred_at'],
})
export type TopUpRow = TableRow<typeof topUps>

/** Refunds and disputes of top-ups and of paid statements. */
export const reversals = defineTable({
  readModel,
  name: 'reversals',
  columns: {
    teamId: uuid,
    /** The payment provider's id of the refund or the dispute. */
    reference: text,
    /** One of them is there. */
    topUpId: uuid.nullable(),
    statementId: uuid.nullable(),
    cause: oneOf(ReversalCause.options),
    points: whole,
    /** The part of the points that had been spent already. */
    owed: whole,
    occurredAt: instant,
    /** When the money came in again. */
    reinstatedAt: instant.nullable(),
    position: whole,
  },
  key: ['teamId', 'reference'],
  indexes: ['team_id, top_up_id', 'team_id, statement_id', 'occurred_at'],
})

/** Paid statements of rewards. */
export const settlements = defineTable({
  readModel,
  name: 'settlements',
  columns: {
    teamId: uuid,
    statementId: uuid,
    /** `2026-10`, in the time zone of the team. */
    month: text,
    points: whole,
    /** The part that was accrued; the rest went to the fund. */
    postpaid: whole,
    /** The points whose money went back, less those whose money came in again. */
    reversed: whole,
    paymentReference: text,
    occurredAt: instant,
    position: whole,
  },
  key: ['teamId', 'statementId'],
  indexes: ['team_id, position', 'payment_reference', 'occurred_at'],
})
