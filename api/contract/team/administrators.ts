import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { Acknowledged, After } from '../wire/position.ts'

/** The most administrators of a team. */
export const administratorsMax = 200

export const Administrator = UserReference.extend({
  /** The owner always is an administrator. */
  is_owner: z.boolean(),
})
export type Administrator = z.infer<typeof Administrator>

export const listAdministrators = defineCall({
  name: 'listAdministrators',
  method: 'GET',
  path: '/v1/team/administrators',
  access: 'admin',
  summary: 'The administrators of the team',
  query: After,
  response: z.object({ admins: answerList(Administrator) }),
})

/** The whole list: a member that it does not name is no administrator afterwards. */
export const AdministratorChanges = z.strictObject({
  admins: z.array(Identifier).min(1, 'A team needs an administrator.').max(administratorsMax),
})

export const replaceAdministrators = defineCall({
  name: 'replaceAdministrators',
  needsFreshSignIn: true,
  method: 'PATCH',
  path: '/v1/team/administrators',
  access: 'admin',
  summary: 'Replace the administrators of the team',
  body: AdministratorChanges,
  response: Acknowledged,
  errors: ['MEMBER_UNKNOWN', 'MEMBER_INACTIVE', 'OWNER_STAYS_ADMIN', 'LAST_ADMINISTRATOR'],
  isCommand: true,
})
