import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api'

const kinds = [WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError]

/** Whether a failure is Slack's answer, or its silence, and none of our own. */
export const isSlackTrouble = (error: unknown): boolean => kinds.some(kind => error instanceof kind)
