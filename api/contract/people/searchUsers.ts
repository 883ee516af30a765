import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'
import { UserReference } from './userReference.ts'

/** For pickers: the first 20 active people by name, of one channel or one segment where it is named. */
export const searchUsers = defineCall({
  name: 'searchUsers',
  method: 'GET',
  path: '/v1/team/users',
  access: 'admin',
  keyScope: 'people:read',
  summary: 'Find people by name or e-mail',
  query: After.extend({
    q: SearchWords.optional(),
    group_id: Identifier.optional(),
    segment_id: Identifier.optional(),
  }),
  response: z.object({ users: answerList(UserReference) }),
  errors: ['NOT_FOUND'],
})
