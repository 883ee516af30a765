import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

export const sendOnboardingMessages = defineCall({
  name: 'sendOnboardingMessages',
  method: 'POST',
  path: '/v1/team/send_onboarding_messages',
  access: 'admin',
  summary: 'Tell everybody, in a direct message each, that recognition begins',
  body: z.strictObject({
    /** Whether the words of `custom_msg` stand before the usual ones. */
    include_message: z.boolean(),
    custom_msg: boundedText(3000).default(''),
  }),
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
