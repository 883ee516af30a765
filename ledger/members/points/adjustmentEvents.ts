import { z } from 'zod'
import { AdjustableAccount } from '../../kernel/account.ts'
import { defineEvent, upcastFrom } from '../../kernel/event.ts'
import { AdjustmentId, MemberId } from '../../kernel/ids.ts'
import { forgottenText, freeText } from '../../kernel/personal.ts'
import { Points } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'
import { boundedText, requiredText } from '../../kernel/text.ts'

const adjustment = {
  memberId: MemberId,
  account: AdjustableAccount,
  /** The signed change of the account. */
  points: Points,
  reason: freeText(requiredText(500), forgottenText),
}

const proposal = {
  adjustmentId: AdjustmentId,
  /** The administrator who proposed it. */
  proposedBy: MemberId,
}

export const PointsAdjusted = defineEvent(
  'PointsAdjusted',
  2,
  z.strictObject({
    ...adjustment,
    approval: z.discriminatedUnion('kind', [
      /** One administrator was enough: the points count towards the limit of this UTC day. */
      z.strictObject({ kind: z.literal('notNeeded'), day: z.iso.date() }),
      z.strictObject({ kind: z.literal('approved'), ...proposal }),
    ]),
    postings: Postings,
  }),
  [
    // There was no approval, and no limit to count towards.
    upcastFrom(z.strictObject({ ...adjustment, postings: Postings }), data => ({
      ...data,
      approval: { kind: 'notNeeded', day: '1970-01-01' },
    })),
  ],
)

/** No points move until a second administrator approves. */
export const AdjustmentProposed = defineEvent(
  'AdjustmentProposed',
  1,
  z.strictObject({ ...adjustment, ...proposal }),
)

const firstDeclined = z.strictObject({ memberId: MemberId, ...proposal })

export const AdjustmentDeclined = defineEvent(
  'AdjustmentDeclined',
  2,
  firstDeclined.extend({
    /** Empty where none was given. */
    reason: freeText(boundedText(500), ''),
  }),
  [upcastFrom(firstDeclined, declined => ({ ...declined, reason: '' }))],
)
