import type { SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { HttpProblem } from '../problems/httpProblem.ts'

export const linkExpired = () =>
  new HttpProblem({
    status: 401,
    code: 'LINK_EXPIRED',
    title: 'Link expired',
    detail: 'That link has expired, please try again.',
  })

export const signInFailed = () =>
  new HttpProblem({
    status: 401,
    code: 'SIGN_IN_FAILED',
    title: 'Sign-in failed',
    detail: 'We had trouble logging in with the chat workspace, please try again.',
  })

export const notInstalled = () =>
  new HttpProblem({
    status: 403,
    code: 'NOT_INSTALLED',
    title: 'Not installed',
    detail: "The workspace you tried logging into isn't using the product, you may need to install the app.",
  })

export const slackNotSetUp = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Sign in with Slack is not set up',
    detail: 'Sign in with Slack is not set up here. Ask an administrator for a sign-in link.',
  })

/** The data names the member and has the ticket that completes the sign-in. */
export const confirmationRequired = (data: SignInConfirmation) =>
  new HttpProblem({
    status: 409,
    code: 'CONFIRMATION_REQUIRED',
    title: 'Confirmation required',
    detail: `Continue as ${data.name} in ${data.team}? Confirm it to sign in.`,
    data,
  })
