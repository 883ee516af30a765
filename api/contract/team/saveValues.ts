import { TaggableValues } from '@laurel/ledger/teams/vocabulary.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** The whole list; a value that is left out can't be chosen any more, and old shoutouts keep its text. */
export const saveValues = defineCall({
  name: 'saveValues',
  method: 'PATCH',
  path: '/v1/team/values',
  access: 'admin',
  summary: 'Replace the company values',
  body: TaggableValues,
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN', 'DUPLICATE_VALUE'],
  isCommand: true,
})
