import type { WebClient } from '@slack/web-api'
import { isSlackAddress } from './isSlackAddress.ts'

/**
 * Answers a command or a click in place. Slack accepts 5 answers within 30 minutes. Throws if Slack refuses, or if the
 * address is not one of the Slack that the client calls.
 */
export const postToResponseUrl = async (
  { slackApiUrl }: Pick<WebClient, 'slackApiUrl'>,
  responseUrl: string,
  message: object,
): Promise<void> => {
  if (!isSlackAddress(responseUrl, slackApiUrl))
    throw new Error('The response_url of a Slack request is not an address of Slack, and was not called.')
  const response = await fetch(responseUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(8_000),
  })
  if (!response.ok)
    throw new Error(`Slack refused an answer to a response_url with status ${response.status}.`)
}
