import { assistantsMax } from '@laurel/contract/developers/assistants.ts'
import type { RefusedAuthorization } from '@laurel/contract/developers/authorizeAssistant.ts'
import type { z } from 'zod'
import { HttpProblem } from '../../http/problems/httpProblem.ts'

/** The browser is sent nowhere, because the address may belong to anyone. */
export const assistantUnknown = () =>
  new HttpProblem({
    status: 404,
    code: 'ASSISTANT_UNKNOWN',
    title: 'Assistant unknown',
    detail:
      'Laurel does not know this assistant, or not at this address. Go back to the assistant and connect again.',
  })

export const authorizationRefused = (data: z.infer<typeof RefusedAuthorization>) =>
  new HttpProblem({
    status: 400,
    code: 'AUTHORIZATION_REFUSED',
    title: 'Request of the assistant refused',
    detail: 'The assistant asked in a way that Laurel does not accept. Go back to it and connect again.',
    data,
  })

export const tooManyAssistants = () =>
  new HttpProblem({
    status: 409,
    code: 'ASSISTANTS_TOO_MANY',
    title: 'Too many assistants',
    detail: `You can connect ${assistantsMax} assistants. Disconnect one in your account, then connect again.`,
  })
