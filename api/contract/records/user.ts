import { Identifier } from '@laurel/ledger/values/ids.ts'
import { Points } from '@laurel/ledger/values/points.ts'
import { z } from 'zod'
import { UserReference } from './userReference.ts'

/** The signed-in person. */
export const User = UserReference.extend({
  email: z.string().nullable(),
  /** `language-COUNTRY`, such as `EN-US`. */
  locale: z.string(),
  is_admin: z.boolean(),
  is_owner: z.boolean(),
  is_manager: z.boolean(),
  redeemable_points: Points,
  /** Recalled points that were spent already; whatever is earned next repays them first. */
  owed_points: Points,
  shoutout_allowance_remaining: Points,
  award_allowance_remaining: Points,
  subordinate_users: z.array(UserReference),
  segments_managed: z.array(z.object({ id: Identifier, name: z.string() })),
  metadata: z.record(z.string(), z.unknown()),
})
export type User = z.infer<typeof User>
