import { SignInConfirmation } from '../access/confirmSignIn.ts'
import { ApiError } from '../wire/apiError.ts'

/** What the person has to confirm before the sign-in completes; undefined for any other error. */
export const confirmationOf = (error: unknown): SignInConfirmation | undefined =>
  error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED'
    ? SignInConfirmation.safeParse(error.problem.data).data
    : undefined
