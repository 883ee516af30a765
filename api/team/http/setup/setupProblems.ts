import { HttpProblem } from '../../../http/problems/httpProblem.ts'

export const installFailed = () =>
  new HttpProblem({ status: 401, code: 'INSTALL_FAILED', says: 'problems.installFailed' })

export const installerNotAdmin = () =>
  new HttpProblem({ status: 403, code: 'INSTALLER_NOT_ADMIN', says: 'problems.installerNotAdmin' })

/** Slack did not answer. The same code may not work again. */
export const slackUnavailable = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.slackUnavailable' })

export const setupNotPossible = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.setupNotPossible' })
