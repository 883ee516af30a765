import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant, LenientInstant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'

/** `occurred`: when things happened; `recorded`: when the ledger took them. Imports make the two differ. */
export const Clock = z.enum(['occurred', 'recorded'])

/** What a member had at an instant, this instant included; now when it is left out. */
export const getMemberBalance = defineCall({
  name: 'getMemberBalance',
  method: 'GET',
  path: '/v1/admin/members/:id/balance',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'What a member had at any instant',
  params: z.object({ id: Identifier }),
  query: After.extend({ as_of: LenientInstant.optional(), clock: Clock.default('occurred') }),
  response: z.object({
    as_of: Instant,
    clock: Clock,
    redeemable_points: Points,
    owed_points: Points,
    shoutout_allowance_remaining: Points,
    award_allowance_remaining: Points,
  }),
  errors: ['NOT_FOUND'],
})
