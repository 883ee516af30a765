import {
  WebAPIHTTPError,
  WebAPIPlatformError,
  WebAPIRateLimitedError,
  WebAPIRequestError,
} from '@slack/web-api'

const kinds = [WebAPIHTTPError, WebAPIPlatformError, WebAPIRateLimitedError, WebAPIRequestError]

/** Whether a failure is an error or a timeout of Slack. */
export const isSlackTrouble = (error: unknown): boolean => kinds.some(kind => error instanceof kind)
