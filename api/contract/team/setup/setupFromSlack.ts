import { z } from 'zod'
import { Token } from '../../access/token.ts'
import { signInSecret } from '../../wire/bounds.ts'
import { defineCall } from '../../wire/call.ts'
import { Position } from '../../wire/position.ts'

/**
 * Ends an installation with the code Slack sent the browser back with, and signs in the person who installed the app. A code
 * works once: sent again it is refused and changes nothing.
 */
export const setupFromSlack = defineCall({
  name: 'setupFromSlack',
  method: 'POST',
  path: '/v1/setup/from_slack',
  access: 'public',
  summary: 'Add a workspace',
  body: z.object({ oauth_code: signInSecret(2000) }),
  response: Token.extend({
    result: z.enum(['NEWLY_CREATED', 'REINSTALLED']),
    /** Queries that ask for this position find the team. */
    position: Position,
  }),
  errors: ['INSTALL_FAILED', 'INSTALLER_NOT_ADMIN', 'UNAVAILABLE'],
})
