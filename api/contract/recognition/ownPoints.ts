import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Cursor } from '../wire/listQuery.ts'
import { After } from '../wire/position.ts'

/** A change of the points that a person has to redeem, with what is behind it. */
export const PointsEntry = z.object({
  id: AnswerText,
  occurred_at: Instant,
  points: Points,
  /** The balance after it. */
  balance: Points.nullable(),
  reason: z.enum([
    'SHOUTOUT',
    'AWARD',
    'BIRTHDAY',
    'ANNIVERSARY',
    'NEW_HIRE',
    'REDEMPTION',
    'REFUND',
    'TAKEN_BACK',
    'ADJUSTMENT',
    'EXPIRY',
    'REPAYMENT',
    'OTHER',
  ]),
  /** Who gave it; null where no colleague did. */
  by: UserReference.nullable(),
  /** The words that came with it, the name of a reward, the reason of an adjustment. */
  text: AnswerText.nullable(),
  /** The redemption that took the points or gave them back. */
  redemption_id: Identifier.nullable(),
})
export type PointsEntry = z.infer<typeof PointsEntry>

/** Opens the balance of the signed-in person to everything that makes it, the newest first. */
export const explainOwnPoints = defineCall({
  name: 'explainOwnPoints',
  method: 'GET',
  path: '/v1/user/points',
  access: 'member',
  keyScope: 'ledger:read',
  summary: 'Where your points come from',
  query: After.extend({ cursor: Cursor.optional() }),
  response: z.object({
    /** The balance: the sum of all entries. */
    points: Points,
    entries: answerList(PointsEntry),
    total: z.int(),
    next: Cursor.nullable(),
  }),
})
