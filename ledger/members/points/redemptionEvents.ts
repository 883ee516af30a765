import { z } from 'zod'
import { defineEvent, upcastFrom } from '../../kernel/event.ts'
import { MemberId, RedemptionId } from '../../kernel/ids.ts'
import { AllowancePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'

const redemption = z.strictObject({
  redemptionId: RedemptionId,
  memberId: MemberId,
  /** 0 for a gift that was chosen in a claim. */
  points: AllowancePoints,
  postings: Postings,
})

export const RedemptionDebited = defineEvent(
  'RedemptionDebited',
  2,
  redemption.extend({
    /** The day whose limits it counts towards, in the team's time zone; null if no limits apply. */
    day: z.iso.date().nullable(),
  }),
  [upcastFrom(redemption, debited => ({ ...debited, day: null }))],
)

export const RedemptionRefunded = defineEvent('RedemptionRefunded', 1, redemption)
