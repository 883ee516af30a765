import { requiredText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** The whole list; a value that is left out can't be chosen any more, and old shoutouts keep its text. */
export const saveValues = defineCall({
  name: 'saveValues',
  method: 'PATCH',
  path: '/v1/team/values',
  access: 'admin',
  summary: 'Replace the company values',
  body: z.array(requiredText(100)).max(100),
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN', 'DUPLICATE_VALUE'],
  isCommand: true,
})
