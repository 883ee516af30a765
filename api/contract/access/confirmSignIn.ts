import { z } from 'zod'
import { defineCall } from '../wire/call.ts'
import { Token } from './token.ts'

/** The data of a problem `CONFIRMATION_REQUIRED`: who the browser would be signed in as, and the ticket to do so. */
export const SignInConfirmation = z.object({
  name: z.string(),
  team: z.string(),
  ticket: z.string().min(1).max(2000),
})
export type SignInConfirmation = z.infer<typeof SignInConfirmation>

/** Completes a sign-in that its person confirmed. A ticket works once, within minutes, in the browser that got it. */
export const confirmSignIn = defineCall({
  name: 'confirmSignIn',
  method: 'POST',
  path: '/v1/user/confirm_sign_in',
  access: 'public',
  summary: 'Continue as the member that was shown',
  body: z.object({ ticket: z.string().min(1).max(2000) }),
  response: Token,
  errors: ['SIGN_IN_FAILED'],
})
