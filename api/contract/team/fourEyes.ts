import { FourEyes } from '@laurel/ledger/teams/vocabulary.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

/** `null` is no limit: awards and payouts need no approval then, and adjustments need it above 10,000 points a day. */
export const FourEyesSettings = z.object({
  adjustment_points: FourEyes.shape.adjustmentPoints,
  award_points: FourEyes.shape.awardPoints,
  payout_dollars: FourEyes.shape.payoutDollars,
})
export type FourEyesSettings = z.infer<typeof FourEyesSettings>

export const getFourEyes = defineCall({
  name: 'getFourEyes',
  method: 'GET',
  path: '/v1/admin/settings/four-eyes',
  access: 'admin',
  summary: 'The limits above which a second administrator has to approve',
  query: After,
  response: FourEyesSettings,
})

export const setFourEyes = defineCall({
  name: 'setFourEyes',
  method: 'POST',
  path: '/v1/admin/settings/four-eyes',
  access: 'admin',
  needsFreshSignIn: true,
  summary: 'Set the limits above which a second administrator has to approve',
  body: FourEyesSettings,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
