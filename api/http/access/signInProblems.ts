import type { SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { HttpProblem } from '../problems/httpProblem.ts'

export const linkExpired = () =>
  new HttpProblem({ status: 401, code: 'LINK_EXPIRED', says: 'problems.linkExpired' })

export const signInFailed = () =>
  new HttpProblem({ status: 401, code: 'SIGN_IN_FAILED', says: 'problems.signInFailed' })

export const notInstalled = () =>
  new HttpProblem({ status: 403, code: 'NOT_INSTALLED', says: 'problems.signInNotInstalled' })

export const slackNotSetUp = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.slackNotSetUp' })

/** The data names the member and has the ticket that completes the sign-in. */
export const confirmationRequired = (data: SignInConfirmation) =>
  new HttpProblem({
    status: 409,
    code: 'CONFIRMATION_REQUIRED',
    says: 'problems.confirmationRequired',
    options: { name: data.name, team: data.team },
    data,
  })
