import { apiKeysMax } from '@laurel/contract/developers/apiKeys.ts'
import { exportsMax } from '@laurel/contract/reports/exports.ts'
import type { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import { fieldProblemsMax } from '@laurel/contract/wire/problem.ts'
import type { english } from '../../messages/english.ts'
import { type Sentence, say } from '../../messages/sentence.ts'
import { type FieldRefusal, HttpProblem } from './httpProblem.ts'

export const notSignedIn = () =>
  new HttpProblem({ status: 401, code: 'NOT_SIGNED_IN', says: 'problems.notSignedIn' })

export const sessionExpired = (status: 400 | 401 = 401) =>
  new HttpProblem({ status, code: 'SESSION_EXPIRED', says: 'problems.sessionExpired' })

export const forbidden = () => new HttpProblem({ status: 403, code: 'FORBIDDEN', says: 'problems.forbidden' })

/** The key is unknown, revoked or expired, or its member lost access or a role. */
export const keyUnknown = () =>
  new HttpProblem({ status: 401, code: 'API_KEY_UNKNOWN', says: 'problems.keyUnknown' })

export const keyNotAccepted = (scope: KeyScope | undefined) =>
  new HttpProblem({
    status: 403,
    code: 'API_KEY_SCOPE',
    says: 'problems.keyNotAccepted',
    detail: scope === undefined ? undefined : say('problems.keyNotAccepted.scope', { scope }),
  })

/** The token is unknown or expired, or its connection has ended. */
export const assistantDisconnected = () =>
  new HttpProblem({ status: 401, code: 'ASSISTANT_DISCONNECTED', says: 'problems.assistantDisconnected' })

export const assistantNotAccepted = (scope?: KeyScope) =>
  new HttpProblem({
    status: 403,
    code: 'ASSISTANT_SCOPE',
    says: 'problems.assistantNotAccepted',
    detail: scope === undefined ? undefined : say('problems.assistantNotAccepted.scope', { scope }),
  })

export const tooManyApiKeys = () =>
  new HttpProblem({
    status: 409,
    code: 'API_KEYS_TOO_MANY',
    says: 'problems.tooManyApiKeys',
    options: { max: apiKeysMax },
  })

export const teamInactive = () =>
  new HttpProblem({ status: 403, code: 'TEAM_INACTIVE', says: 'problems.teamInactive' })

/** The trial or the subscription is over. */
export const planEnded = () =>
  new HttpProblem({ status: 403, code: 'TEAM_INACTIVE', says: 'problems.planEnded' })

export const freshSignInRequired = () =>
  new HttpProblem({ status: 403, code: 'FRESH_SIGN_IN_REQUIRED', says: 'problems.freshSignInRequired' })

/** The chat workspace is not connected, or no longer. */
export const notInstalled = () =>
  new HttpProblem({ status: 409, code: 'NOT_INSTALLED', says: 'problems.notInstalled' })

/** The chat workspace did not answer in time. */
export const chatUnavailable = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.chatUnavailable' })

/**
 * The ledger knows the caller, and the read models do not yet, as right after the installation of a large workspace.
 */
export const notYetShown = () =>
  new HttpProblem({ status: 503, code: 'UNAVAILABLE', says: 'problems.notYetShown' })

/** Also the answer to an id of another team, so that it does not reveal what exists there. */
export const notFound = (what: keyof typeof english.things) =>
  new HttpProblem({
    status: 404,
    code: 'NOT_FOUND',
    says: 'problems.notFound',
    options: { what: say(`things.${what}`) },
  })

/** An administrator switches the report on first. */
export const fairnessOff = () =>
  new HttpProblem({ status: 409, code: 'FAIRNESS_OFF', says: 'problems.fairnessOff' })

export const exportsTooMany = () =>
  new HttpProblem({
    status: 409,
    code: 'EXPORTS_TOO_MANY',
    says: 'problems.exportsTooMany',
    options: { max: exportsMax },
  })

export const exportNotReady = () =>
  new HttpProblem({ status: 409, code: 'EXPORT_NOT_READY', says: 'problems.exportNotReady' })

/** The cursor belongs to another order of the list, or is none. */
export const cursorRefused = () =>
  new HttpProblem({ status: 400, code: 'CURSOR_REFUSED', says: 'problems.cursorRefused' })

export const rangeTooDeep = (startMax: number) =>
  new HttpProblem({
    status: 400,
    code: 'RANGE_TOO_DEEP',
    says: 'problems.rangeTooDeep',
    options: { max: String(startMax) },
  })

export const invalidRequest = (errors: readonly FieldRefusal[], detail?: Sentence) =>
  new HttpProblem({
    status: 400,
    code: 'INVALID_REQUEST',
    says: 'problems.invalidRequest',
    detail: detail ?? invalidDetail(errors),
    errors: errors.slice(0, fieldProblemsMax),
  })

const invalidDetail = ([first]: readonly FieldRefusal[]): Sentence | undefined =>
  first && say('problems.invalidRequest.field', first)
