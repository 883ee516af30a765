import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api'
import type { Delivery } from './outbox.ts'

/** Errors of Slack itself, not of the request. */
const passing = new Set([
  'internal_error',
  'fatal_error',
  'service_unavailable',
  'request_timeout',
  'ratelimited',
])

/** Errors that a new installation solves. */
const withoutToken = new Set(['invalid_auth', 'token_revoked', 'token_expired', 'account_inactive'])

/** Errors of the channel: Slack takes no message of the app there. */
const ofPlace = new Set([
  'not_in_channel',
  'channel_not_found',
  'is_archived',
  'is_inactive',
  'no_permission',
  'restricted_action',
  'restricted_action_read_only_channel',
  'restricted_action_non_threadable_channel',
  'restricted_action_thread_only_channel',
  'channel_type_not_supported',
  'method_not_supported_for_channel_type',
])

/** The outcome of a delivery whose call to Slack failed. Rethrows errors that are not Slack's. */
export const deliveryOfFailure = (error: unknown): Delivery => {
  if (error instanceof WebAPIRateLimitedError)
    return { kind: 'tooFast', seconds: Math.max(1, error.retryAfter) }
  if (error instanceof WebAPIPlatformError) {
    const code = error.data.error
    if (passing.has(code)) return { kind: 'tryAgain', problem: `Slack answered ${code}.` }
    if (withoutToken.has(code))
      return { kind: 'notInstalled', problem: `Slack answered ${code}. Install the app again.` }
    return { kind: 'refused', problem: refusalInWords(code), isOfPlace: ofPlace.has(code) }
  }
  if (error instanceof WebAPIHTTPError) return httpFailure(error.statusCode)
  if (error instanceof WebAPIRequestError)
    return { kind: 'tryAgain', problem: `Slack gave no answer: ${error.original.message}.` }
  throw error
}

const httpFailure = (status: number): Delivery =>
  status >= 500 || status === 408
    ? { kind: 'tryAgain', problem: `Slack answered with status ${status}.` }
    : {
        kind: 'refused',
        problem: `Slack answered with status ${status}. Check the address of Slack’s API.`,
        isOfPlace: false,
      }

const refusalInWords = (code: string): string => {
  switch (code) {
    case 'not_in_channel':
    case 'channel_not_found':
      return `Slack answered ${code}. Add the app to the channel.`
    case 'restricted_action':
    case 'restricted_action_read_only_channel':
      return `Slack answered ${code}. Allow the app to post in the channel, or connect another one.`
    case 'is_archived':
      return `Slack answered ${code}. Connect the recognition channel with a channel that is in use.`
    case 'missing_scope':
      return `Slack answered ${code}. Install the app again.`
    default:
      return `Slack answered ${code}.`
  }
}
