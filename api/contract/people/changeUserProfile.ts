import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'
import { UserDetails, UserProfile } from './userProfile.ts'

const params = z.object({ id: Identifier })

export const getUserProfile = defineCall({
  name: 'getUserProfile',
  method: 'GET',
  path: '/v1/team/user/:id',
  access: 'admin',
  summary: 'A person with what people operations keep of them',
  params,
  query: After,
  response: z.object({ user: UserProfile }),
  errors: ['NOT_FOUND'],
})

/** What is not sent stays as it is; award allowances belong to the Pro plan. -1 as month or day clears both, and the year of an anniversary with them. */
export const updateUserProfile = defineCall({
  name: 'updateUserProfile',
  method: 'PATCH',
  path: '/v1/team/user/:id',
  access: 'admin',
  summary: 'Change what people operations keep of a person',
  params,
  body: UserDetails.partial(),
  response: Acknowledged,
  errors: ['MEMBER_UNKNOWN', 'PRO_REQUIRED'],
  isCommand: true,
})
