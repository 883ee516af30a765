import { apiKeysMax } from '@laurel/contract/developers/apiKeys.ts'
import { exportsMax } from '@laurel/contract/reports/exports.ts'
import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import { type FieldProblem, fieldProblemsMax } from '@laurel/contract/wire/problem.ts'
import { HttpProblem } from './httpProblem.ts'

export const notSignedIn = () =>
  new HttpProblem({
    status: 401,
    code: 'NOT_SIGNED_IN',
    title: 'Not signed in',
    detail: 'Sign in first.',
  })

export const sessionExpired = (status: 400 | 401 = 401) =>
  new HttpProblem({
    status,
    code: 'SESSION_EXPIRED',
    title: 'Session expired',
    detail: 'Your session has expired, please login again.',
  })

export const forbidden = () =>
  new HttpProblem({
    status: 403,
    code: 'FORBIDDEN',
    title: 'Not allowed',
    detail: 'Only administrators of your team may do this. Ask one of them.',
  })

/** The key is unknown, revoked or expired, or its member lost access or a role. */
export const keyUnknown = () =>
  new HttpProblem({
    status: 401,
    code: 'API_KEY_UNKNOWN',
    title: 'API key not accepted',
    detail: 'The API key has ended or is mistyped. An administrator can create another one.',
  })

export const keyNotAccepted = (scope: KeyScope | undefined) =>
  new HttpProblem({
    status: 403,
    code: 'API_KEY_SCOPE',
    title: 'Not for this API key',
    detail:
      scope === undefined
        ? 'No API key can make this call. Sign in as a member.'
        : `The API key needs the scope ${scope}. Create one that has it.`,
  })

/** The token is unknown or expired, or its connection has ended. */
export const assistantDisconnected = () =>
  new HttpProblem({
    status: 401,
    code: 'ASSISTANT_DISCONNECTED',
    title: 'Assistant not connected',
    detail: 'The token has expired, or the assistant is disconnected. Refresh the token, or connect again.',
  })

export const assistantNotAccepted = (scope?: KeyScope) =>
  new HttpProblem({
    status: 403,
    code: 'ASSISTANT_SCOPE',
    title: 'Not for this assistant',
    detail:
      scope === undefined
        ? 'The token of an assistant is for /v1/mcp alone. Programs use an API key.'
        : `The person did not allow ${scope}. They can connect the assistant again and allow it.`,
  })

export const tooManyApiKeys = () =>
  new HttpProblem({
    status: 409,
    code: 'API_KEYS_TOO_MANY',
    title: 'Too many API keys',
    detail: `A team has at most ${apiKeysMax} API keys. Revoke one that is not used any more.`,
  })

export const teamInactive = () =>
  new HttpProblem({
    status: 403,
    code: 'TEAM_INACTIVE',
    title: 'Team inactive',
    detail: 'Laurel is switched off for your team. An administrator can activate it in the settings.',
  })

/** The trial or the subscription is over. */
export const planEnded = () =>
  new HttpProblem({
    status: 403,
    code: 'TEAM_INACTIVE',
    title: 'No plan',
    detail: 'The trial or the subscription of your team has ended. An administrator can choose a plan.',
  })

export const freshSignInRequired = () =>
  new HttpProblem({
    status: 403,
    code: 'FRESH_SIGN_IN_REQUIRED',
    title: 'Fresh sign-in required',
    detail: 'For your security, sign in again before you do this. Then repeat it within 15 minutes.',
  })

/** The chat workspace is not connected, or no longer. */
export const notInstalled = () =>
  new HttpProblem({
    status: 409,
    code: 'NOT_INSTALLED',
    title: 'Not installed',
    detail: 'Laurel is not installed in your chat workspace. Install it again, then try once more.',
  })

/** The chat workspace did not answer in time. */
export const chatUnavailable = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Chat workspace unavailable',
    detail: 'Your chat workspace did not answer. Wait a moment and try again.',
  })

/**
 * The ledger knows the caller, and the read models do not yet, as right after the installation of a large workspace.
 */
export const notYetShown = () =>
  new HttpProblem({
    status: 503,
    code: 'UNAVAILABLE',
    title: 'Not shown yet',
    detail: 'Your team is still being read in. Wait a moment and try again.',
  })

/** Also the answer to an id of another team, so that it does not reveal what exists there. */
export const notFound = (what: string) =>
  new HttpProblem({
    status: 404,
    code: 'NOT_FOUND',
    title: 'Not found',
    detail: `There is no such ${what} in your team. Reload the list and choose from it.`,
  })

/** An administrator switches the report on first. */
export const fairnessOff = () =>
  new HttpProblem({
    status: 409,
    code: 'FAIRNESS_OFF',
    title: 'Report switched off',
    detail: 'The report on fairness is switched off. An administrator can switch it on in its page.',
  })

export const exportsTooMany = () =>
  new HttpProblem({
    status: 409,
    code: 'EXPORTS_TOO_MANY',
    title: 'Too many exports',
    detail: `You have ${exportsMax} exports. Delete one, then order this one again.`,
  })

export const exportNotReady = () =>
  new HttpProblem({
    status: 409,
    code: 'EXPORT_NOT_READY',
    title: 'Not ready yet',
    detail: 'This export is not ready. Wait for the message in Slack, or look at the list of your exports.',
  })

/** The cursor belongs to another order of the list, or is none. */
export const cursorRefused = () =>
  new HttpProblem({
    status: 400,
    code: 'CURSOR_REFUSED',
    title: 'Cursor refused',
    detail:
      'This cursor does not fit the list as it is sorted now. Read the first page again and follow its link rel="next".',
  })

export const rangeTooDeep = (startMax: number) =>
  new HttpProblem({
    status: 400,
    code: 'RANGE_TOO_DEEP',
    title: 'Range too deep',
    detail: `A range begins at row ${startMax} at most. Read on by the link rel="next" of the page before.`,
  })

export const invalidRequest = (errors: readonly FieldProblem[], detail?: string) =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    title: 'Invalid request',
    detail: detail ?? invalidDetail(errors),
    errors: errors.slice(0, fieldProblemsMax),
  })

const invalidDetail = (errors: readonly FieldProblem[]): string => {
  const [first] = errors
  return first ? `Correct ${first.path}: ${first.message}` : 'Correct the request and send it again.'
}
