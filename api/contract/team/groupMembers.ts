import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { After } from '../wire/position.ts'
import { SearchWords } from '../wire/searchWords.ts'

/** Who is in a recognition channel, by name: the first 100, or everybody with `fetchAll`. */
export const groupMembers = defineCall({
  name: 'groupMembers',
  method: 'GET',
  path: '/v1/team/groups/:id/members',
  access: 'admin',
  summary: 'Members of a recognition channel',
  params: z.object({ id: Identifier }),
  query: After.extend({ q: SearchWords.optional(), fetchAll: z.stringbool().optional() }),
  response: z.object({
    users: answerList(UserReference),
    /** Null above 10,000 members, unless all are fetched. */
    total: z.int().min(0).nullable(),
  }),
  errors: ['NOT_FOUND'],
})
