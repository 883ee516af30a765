import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { ExceptionDecision, ExceptionKind } from '@laurel/ledger/reconciliation/vocabulary.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList, idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Acknowledged, After } from '../wire/position.ts'

/** `open` waits for a decision; `gone` was not found again by a later comparison. */
export const ExceptionStatus = z.enum(['open', 'compensated', 'accepted', 'gone'])
export type ExceptionStatus = z.infer<typeof ExceptionStatus>

/** What one side says about what an exception is about. */
export const ExceptionSide = z.strictObject({
  /** In the smallest unit of the currency; negative for a refund or a dispute. */
  cents: z.int(),
  /** Lower case, `usd`. */
  currency: z.string().max(10),
  /** Of an order, or `returned` where the money of a refund or a dispute came in again; null for any other payment. */
  status: z
    .enum(['requested', 'pending', 'processing', 'complete', 'cancelled', 'returned', 'declined'])
    .nullable(),
})
export type ExceptionSide = z.infer<typeof ExceptionSide>

/** Something that the books and a partner disagree about. */
export const Exception = z.object({
  id: Identifier,
  kind: ExceptionKind,
  /** Stripe, or the title of a vendor. */
  partner: AnswerText,
  /** The partner's id of what differs: a payment, a refund, a dispute or an order. */
  reference: AnswerText,
  /** What the partner has more than the books, in cents; negative where it has less. */
  cents: Points,
  /** When the payment or the order was made. */
  occurred_at: Instant,
  found_at: Instant,
  /** When it was compared last. */
  checked_at: Instant,
  status: ExceptionStatus,
  /** The command that removes the difference, and its points; null where a person has to find out first. */
  compensation: z
    .object({
      type: z.enum([
        'topUpFund',
        'settlePostpay',
        'reverseTopUp',
        'reinstateTopUp',
        'reversePostpay',
        'reinstatePostpay',
        'cancelRedemption',
      ]),
      points: Points.nullable(),
    })
    .nullable(),
  /** What an administrator can decide now. What is missing there is decided by the operator, or was decided. */
  decisions: z.array(ExceptionDecision).max(ExceptionDecision.options.length),
  decided_by: UserReference.nullable(),
  decided_at: Instant.nullable(),
})
export type Exception = z.infer<typeof Exception>

/** Those that are open, unless a status or ids are asked for. `decided` are those that were compensated or accepted. */
export const ExceptionFilter = z.object({
  id: z.array(Identifier).max(idsMax).optional(),
  status: z.enum(['open', 'decided', 'gone', 'all']).optional(),
  about: z.enum(['payments', 'orders']).optional(),
})
export type ExceptionFilter = z.infer<typeof ExceptionFilter>

/** Sorts by `found_at` (newest first unless asked otherwise), `occurred_at` and `cents`. */
export const listExceptions = defineCall({
  name: 'listExceptions',
  method: 'GET',
  path: '/v1/admin/exceptions',
  access: 'admin',
  summary: 'What the books and a partner disagree about',
  query: listQuery(ExceptionFilter),
  response: answerList(Exception),
})

export const ReadException = Exception.extend({
  /** What each side says; null where it does not know it. The partner's word is that of the last comparison. */
  sides: z.object({
    ledger: ExceptionSide.nullable(),
    read_model: ExceptionSide.nullable(),
    partner: ExceptionSide.nullable(),
  }),
  /** What was ordered, and by whom; null for a payment, and for an order that was never placed. */
  order: z
    .object({
      name: AnswerText,
      user: UserReference,
      /** Null until the vendor has accepted it. */
      vendor_order_id: AnswerText.nullable(),
    })
    .nullable(),
  /** Why it was decided so. */
  reason: AnswerText.nullable(),
})
export type ReadException = z.infer<typeof ReadException>

export const readException = defineCall({
  name: 'readException',
  method: 'GET',
  path: '/v1/admin/exceptions/:id',
  access: 'admin',
  summary: 'A difference with what the ledger, the read model and the partner say',
  params: z.object({ id: Identifier }),
  query: After,
  response: ReadException,
  errors: ['NOT_FOUND'],
})

export const decideException = defineCall({
  name: 'decideException',
  method: 'POST',
  path: '/v1/admin/exceptions/:id/decide',
  access: 'admin',
  needsFreshSignIn: true,
  summary: 'Compensate a difference, or accept it as explained',
  params: z.object({ id: Identifier }),
  body: z.object({ decision: ExceptionDecision, reason: requiredText(500) }),
  response: Acknowledged,
  errors: [
    'NOT_FOUND',
    'DECISION_NOT_OFFERED',
    'EXCEPTION_DECIDED',
    'OWN_REDEMPTION',
    'REDEMPTION_MOVE_REFUSED',
    'TOP_UP_CONFLICT',
    'REVERSAL_CONFLICT',
    'REVERSAL_TOO_LARGE',
    'STATEMENT_CONFLICT',
  ],
  isCommand: true,
})
