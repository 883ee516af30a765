import { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { AnswerText } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Position } from '../wire/position.ts'
import { Ein } from './nonprofit.ts'
import { RedeemError } from './redeemReward.ts'
import { RedemptionStatus } from './redemption.ts'

/** 100 points are one US dollar. */
export const donationPointsMin = 100
export const donationPointsMax = 100_000
export const donationTooSmall = 'Donation must be at least $1'
export const donationTooLarge = "Donation can't be more than $1,000"

/** Gives points to a nonprofit. The points are taken when the answer says `ok`. */
export const donate = defineCall({
  name: 'donate',
  method: 'POST',
  path: '/v1/rewards/donation',
  access: 'member',
  summary: 'Give points to a nonprofit',
  body: z.object({
    donation: z.object({
      ein: Ein,
      points: z
        .int('Give whole points.')
        .min(donationPointsMin, donationTooSmall)
        .max(donationPointsMax, donationTooLarge),
    }),
  }),
  response: z.object({
    ok: z.boolean(),
    error: RedeemError.nullable(),
    /** A sentence for the person when there is an error. */
    message: AnswerText.nullable(),
    redemption_id: RedemptionId,
    status: RedemptionStatus,
    points: Points,
    position: Position,
  }),
  errors: ['NOT_FOUND', 'MEMBER_INACTIVE'],
  isCommand: true,
})
