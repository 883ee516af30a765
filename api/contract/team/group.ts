import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { AllowancePoints, PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'

/** What an admin decides about a recognition channel. */
export const GroupSettings = z.object({
  title: requiredText(200),
  /** The chat channel it lives in. */
  channel_id: requiredText(64).nullable(),
  shoutout_allowance: AllowancePoints,
  /** The award allowance; the specification calls it so. */
  point_allowance: AllowancePoints,
  /** The amounts a shoutout may carry; empty means any. */
  shoutout_point_options: z.array(PositivePoints).max(50),
  managers: z.array(Identifier).max(200),
})
export type GroupSettings = z.infer<typeof GroupSettings>

/** A recognition channel. */
export const Group = GroupSettings.extend({
  id: Identifier,
  user_count: z.int().min(0),
  /** A few of its members, when they were asked for. */
  users: answerList(UserReference),
})
export type Group = z.infer<typeof Group>
