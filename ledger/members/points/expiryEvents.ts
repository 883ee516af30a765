import { z } from 'zod'
import { defineEvent } from '../../kernel/event.ts'
import { MemberId } from '../../kernel/ids.ts'
import { Month } from '../../kernel/month.ts'
import { PositivePoints } from '../../kernel/points.ts'
import { Postings } from '../../kernel/posting.ts'

/** Points that were not redeemed in time, with the months in which they had been received. */
export const PointsExpired = defineEvent(
  'PointsExpired',
  1,
  z.strictObject({
    memberId: MemberId,
    /** The first day without them. */
    day: z.iso.date(),
    points: PositivePoints,
    lots: z
      .array(z.strictObject({ month: Month, points: PositivePoints }))
      .min(1)
      .max(1200),
    postings: Postings,
  }),
)
