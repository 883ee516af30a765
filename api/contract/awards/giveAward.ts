import { GrantId, Identifier } from '@laurel/ledger/kernel/ids.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { idsMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

export const NewGrant = z.object({
  user_ids: z.array(Identifier).max(idsMax).min(1, { error: 'Pick who gets the award.' }),
  /** Posted with the award; where it is empty, the award's own message is. */
  message: boundedText(3000).default(''),
  /** The recognition channel of the announcement; null sends direct messages. Private awards are announced in none. */
  channel_id: Identifier.nullable().default(null),
})
export type NewGrant = z.infer<typeof NewGrant>

/** Gives a spot award: a channel's manager from their award allowance, an administrator for the company. */
export const giveAward = defineCall({
  name: 'giveAward',
  method: 'POST',
  path: '/v1/team/awards/:id/give',
  access: 'member',
  summary: 'Give a spot award',
  params: z.object({ id: Identifier }),
  body: NewGrant,
  /** `needs_approval`: nothing is given yet, because a second administrator has to approve. */
  response: Acknowledged.extend({ grant_id: GrantId, needs_approval: z.boolean() }),
  errors: [
    'PRO_REQUIRED',
    'MEMBER_INACTIVE',
    'GIVING_NOT_ALLOWED',
    'AWARDS_NOT_YOURS_TO_GIVE',
    'AWARD_UNKNOWN',
    'CHANNEL_UNKNOWN',
    'NO_RECIPIENTS',
    'TOO_MANY_RECIPIENTS',
    'DUPLICATE_RECIPIENT',
    'RECIPIENT_UNKNOWN',
    'RECIPIENT_NOT_ELIGIBLE',
    'SELF_RECOGNITION',
    'AWARD_ALLOWANCE_EXHAUSTED',
    'TOO_MANY_PROPOSALS',
  ],
  isCommand: true,
})
