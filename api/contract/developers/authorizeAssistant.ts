import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { AnswerText, addressLengthMax } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { AssistantPlace, AssistantScopes } from './assistants.ts'

const textLengthMax = 2000
const sent = boundedText(textLengthMax)

/** What an assistant asks for, as RFC 6749, 7636 and 8707 name it. It arrives in the address of the page. */
export const AuthorizationRequest = z.object({
  client_id: sent,
  redirect_uri: sent,
  response_type: sent.optional(),
  scope: sent.optional(),
  /** Given back as it was sent. */
  state: z.string().max(textLengthMax).optional(),
  code_challenge: sent.optional(),
  code_challenge_method: sent.optional(),
  resource: sent.optional(),
})
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>

/** With `AUTHORIZATION_REFUSED`: where the assistant waits for the answer that its request is faulty. */
export const RefusedAuthorization = z.object({ host: AnswerText, address: z.string().max(addressLengthMax) })

/** What the person is asked: who wants to act for whom, and what it may do at most. */
export const describeAuthorization = defineCall({
  name: 'describeAuthorization',
  method: 'GET',
  path: '/v1/oauth/authorization',
  access: 'member',
  summary: 'What an assistant asks a member for',
  needsFreshSignIn: true,
  query: AuthorizationRequest,
  response: z.object({
    assistant: z.object(AssistantPlace),
    user: z.object({ name: AnswerText, email: AnswerText, is_admin: z.boolean() }),
    team: z.object({ name: AnswerText }),
    scopes: AssistantScopes,
  }),
  errors: ['ASSISTANT_UNKNOWN', 'AUTHORIZATION_REFUSED'],
})

/** Allows an assistant some of what it asked for, or denies it. Answers where the browser goes on. */
export const decideAuthorization = defineCall({
  name: 'decideAuthorization',
  method: 'POST',
  path: '/v1/oauth/authorization',
  access: 'member',
  summary: 'Allow or deny an assistant',
  needsFreshSignIn: true,
  body: z.object({
    request: AuthorizationRequest,
    /** What the person allows; nothing denies. */
    scopes: AssistantScopes,
  }),
  response: z.object({ address: z.string().max(addressLengthMax) }),
  errors: ['ASSISTANT_UNKNOWN', 'ASSISTANTS_TOO_MANY', 'AUTHORIZATION_REFUSED'],
})
