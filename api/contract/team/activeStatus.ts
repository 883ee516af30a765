import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Acknowledged } from '../wire/position.ts'

/** A deactivated team has the plan type -2: its members can use nothing, and nothing is lost. */
export const changeActiveStatus = defineCall({
  name: 'changeActiveStatus',
  needsFreshSignIn: true,
  worksWhileInactive: true,
  method: 'POST',
  path: '/v1/team/active_status',
  access: 'admin',
  summary: 'Activate or deactivate the team',
  body: z.strictObject({ status: z.boolean() }),
  response: Acknowledged,
  errors: ['TEAM_UNKNOWN'],
  isCommand: true,
})
