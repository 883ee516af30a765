import { Country } from '@laurel/ledger/kernel/country.ts'
import { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineJob } from '../../../delivery/job.ts'

/** A request for a gift card. It names the person alone: what else is sent is read when it is sent. */
export const giftCardRequestJob = defineJob({
  name: 'giftCards.request',
  payload: z.strictObject({
    teamId: TeamId,
    memberId: MemberId,
    points: z.int().min(1),
    country: Country,
  }),
})
