import { assistantsMax } from '@laurel/contract/developers/assistants.ts'
import type { RefusedAuthorization } from '@laurel/contract/developers/authorizeAssistant.ts'
import type { z } from 'zod'
import { HttpProblem } from '../../http/problems/httpProblem.ts'

/** The browser is sent nowhere, because the address may belong to anyone. */
export const assistantUnknown = () =>
  new HttpProblem({
    status: 404,
    code: 'ASSISTANT_UNKNOWN',
    says: 'problems.assistantUnknown',
  })

export const authorizationRefused = (data: z.infer<typeof RefusedAuthorization>) =>
  new HttpProblem({
    status: 400,
    code: 'AUTHORIZATION_REFUSED',
    says: 'problems.authorizationRefused',
    data,
  })

export const tooManyAssistants = () =>
  new HttpProblem({
    status: 409,
    code: 'ASSISTANTS_TOO_MANY',
    says: 'problems.tooManyAssistants',
    options: { max: assistantsMax },
  })
