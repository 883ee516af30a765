import { Identifier, ShoutoutId } from '@laurel/ledger/kernel/ids.ts'
import { PositivePoints } from '@laurel/ledger/kernel/points.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'
import { GifAttachment } from './gifAttachment.ts'

export const NewShoutout = z.object({
  for_user_ids: z.array(Identifier).max(idsMax),
  points_each: PositivePoints,
  message_text: boundedText(3000).default(''),
  /** One of the team's values; null for none, where the team does not require one. */
  value_text: boundedText(100).nullable().default(null),
  /** The recognition channel it is given in; null for none. */
  group_id: Identifier.nullable().default(null),
  /** A GIF of the provider that is set up. Without a default, so that requests from before there were GIFs stay the same. */
  attachment: GifAttachment.nullish(),
  /** Gives the shoutout even if the same message went to the same people less than ten minutes ago. */
  may_repeat: z.boolean().optional(),
})
export type NewShoutout = z.infer<typeof NewShoutout>

/** Thanks colleagues in the name of the caller; the points leave their allowance at once. */
export const giveShoutout = defineCall({
  name: 'giveShoutout',
  method: 'POST',
  path: '/v1/shoutouts',
  access: 'member',
  keyScope: 'recognition:write',
  summary: 'Give a shoutout',
  body: NewShoutout,
  response: Acknowledged.extend({ shoutout_id: ShoutoutId }),
  errors: [
    'MEMBER_INACTIVE',
    'GIVING_NOT_ALLOWED',
    'NO_RECIPIENTS',
    'TOO_MANY_RECIPIENTS',
    'DUPLICATE_RECIPIENT',
    'RECIPIENT_UNKNOWN',
    'RECIPIENT_NOT_ELIGIBLE',
    'SELF_RECOGNITION',
    'POINTS_NOT_AN_OPTION',
    'VALUE_REQUIRED',
    'VALUE_UNKNOWN',
    'CHANNEL_UNKNOWN',
    'ATTACHMENT_NOT_ALLOWED',
    'SHOUTOUT_REPEATED',
    'ALLOWANCE_EXHAUSTED',
  ],
  isCommand: true,
})
