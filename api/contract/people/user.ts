import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Locale } from '@laurel/ledger/kernel/locale.ts'
import { Place } from '@laurel/ledger/kernel/place.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { ShippingAddress } from '../rewards/shippingAddress.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { UserReference } from './userReference.ts'

/** What a person decided about themselves. */
export const UserMetadata = z.object({
  birthday_public: z.enum(['PUBLIC', 'PRIVATE']),
  /** Whether they chose where they live; until then the locale is a guess. */
  set_locale: z.boolean(),
  /** `latitude,longitude` in place of where their address seems to be. */
  force_geo: Place.nullable(),
})
export type UserMetadata = z.infer<typeof UserMetadata>

/** The signed-in person. */
export const User = UserReference.extend({
  email: AnswerText.nullable(),
  /** `language-COUNTRY`, such as `EN-US`. */
  locale: Locale,
  is_admin: z.boolean(),
  is_owner: z.boolean(),
  /** Whether they manage a segment. */
  is_manager: z.boolean(),
  /** Whether they manage a recognition channel. */
  is_channel_manager: z.boolean(),
  redeemable_points: Points,
  /** Recalled points that were spent already; whatever is earned next repays them first. */
  owed_points: Points,
  shoutout_allowance_remaining: Points,
  award_allowance_remaining: Points,
  subordinate_users: answerList(UserReference),
  /** Where rewards are sent to. */
  addresses: answerList(ShippingAddress),
  /** The segments whose reports they see. */
  segments_managed: answerList(z.object({ id: Identifier, name: AnswerText })),
  metadata: UserMetadata,
})
export type User = z.infer<typeof User>
