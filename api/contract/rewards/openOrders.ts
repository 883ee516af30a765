import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Money } from '@laurel/ledger/kernel/money.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { HoldReason, VendorId } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { z } from 'zod'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { MemberRedemption } from './redemption.ts'

/** An order that goes on when a person has decided. */
export const OpenOrder = z.object({
  id: RedemptionId,
  /** `HELD` waits for a review, `STUCK` has an unclear fate at its vendor, `BY_HAND` has no vendor that delivers it, `CODES` waits for the codes that a person orders. */
  kind: z.enum(['HELD', 'STUCK', 'BY_HAND', 'CODES']),
  redemption: MemberRedemption,
  /** What to order, of a gift card; null for anything else. */
  face_value: Money.nullable(),
  /** Null unless it is held. */
  hold: HoldReason.nullable(),
  /** Null unless it is stuck: a sentence that says why. */
  problem: AnswerText.nullable(),
  /** The title of the vendor. */
  vendor: AnswerText.nullable(),
  /** The name of the order at the vendor, to look for it there. */
  handle: AnswerText.nullable(),
  vendor_order_id: AnswerText.nullable(),
  since: Instant,
})
export type OpenOrder = z.infer<typeof OpenOrder>

/** A hundred of each kind at most, the oldest first. */
export const listOpenOrders = defineCall({
  name: 'listOpenOrders',
  method: 'GET',
  path: '/v1/admin/orders',
  access: 'admin',
  summary: 'Orders that need a person',
  query: After,
  response: answerList(OpenOrder),
})

const params = z.object({ redemptionId: RedemptionId })
const errors = ['REDEMPTION_UNKNOWN', 'REDEMPTION_MOVE_REFUSED', 'OWN_REDEMPTION'] as const

export const lookAtOrderAgain = defineCall({
  name: 'lookAtOrderAgain',
  method: 'POST',
  path: '/v1/admin/orders/:redemptionId/look',
  access: 'admin',
  summary: 'Ask the vendor about an order again',
  params,
  response: z.object({ ok: z.literal(true) }),
  errors: ['NOT_FOUND'],
})

export const markAsOrdered = defineCall({
  name: 'markAsOrdered',
  method: 'POST',
  path: '/v1/admin/orders/:redemptionId/mark_as_ordered',
  access: 'admin',
  summary: 'Record the order that you found at the vendor',
  params,
  body: z.object({ vendor_order_id: VendorId }),
  response: Acknowledged,
  errors: [...errors, 'ORDER_ACCEPTED_BEFORE'],
  isCommand: true,
})

export const cancelOrder = defineCall({
  name: 'cancelOrder',
  method: 'POST',
  path: '/v1/admin/orders/:redemptionId/cancel',
  access: 'admin',
  summary: 'Cancel an order that the vendor does not deliver, and return the points',
  params,
  body: z.object({ reason: requiredText(500) }),
  response: Acknowledged,
  errors: [...errors],
  isCommand: true,
})

export const releaseOrder = defineCall({
  name: 'releaseOrder',
  method: 'POST',
  path: '/v1/admin/orders/:redemptionId/release',
  access: 'admin',
  summary: 'Place an order that was held for review',
  params,
  response: Acknowledged,
  errors: [...errors],
  isCommand: true,
})
