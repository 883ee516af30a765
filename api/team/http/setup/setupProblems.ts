import { HttpProblem } from '../../../http/problems/httpProblem.ts'

export const installFailed = () =>
  new HttpProblem({
    status: 401,
    code: 'INSTALL_FAILED',
    title: 'Installation failed',
    detail: 'An error occured, please try again.',
  })

export const installerNotAdmin = () =>
  new HttpProblem({
    status: 403,
    code: 'INSTALLER_NOT_ADMIN',
    title: 'Not an administrator of the workspace',
    detail:
      'The person who adds Laurel becomes the owner of the team. Ask an owner or administrator of your Slack workspace to add it.',
  })

/** Slack did not answer. The same code may not work again. */
export const slackUnavailable = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Slack gave no answer',
    detail: 'Slack could not finish the installation just now. Wait a minute, then start over.',
  })

export const setupNotPossible = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Installing is not set up',
    detail:
      'This Laurel is not connected with Slack. Ask the person who runs it to set the keys of the Slack app.',
  })
