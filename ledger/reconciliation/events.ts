import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { Identifier, MemberId } from '../kernel/ids.ts'
import { forgottenText, freeText } from '../kernel/personal.ts'
import { Points } from '../kernel/points.ts'
import { requiredText } from '../kernel/text.ts'
import { ExceptionDecision, ExceptionKind } from './vocabulary.ts'

/** An administrator decided about a difference between the books and a partner. A compensation is a command of its own. */
export const ExceptionDecided = defineEvent(
  'ExceptionDecided',
  1,
  z.strictObject({
    exceptionId: Identifier,
    kind: ExceptionKind,
    /** The partner's id of what differs: a payment, a refund, a dispute or an order. */
    reference: requiredText(255),
    /** What the partner has more than the books, in cents; negative where it has less. */
    cents: Points,
    decision: ExceptionDecision,
    decidedBy: MemberId,
    reason: freeText(requiredText(500), forgottenText),
  }),
)

export const exceptionEvents = [ExceptionDecided] as const

export type ExceptionEvent = EventOf<(typeof exceptionEvents)[number]>
