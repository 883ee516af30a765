import { createHmac } from 'node:crypto'

/** The headers by which an app knows that a request is Slack's: version 0 of its signature over time and raw body. */
export const signedHeaders = (signingSecret: string, now: Date, rawBody: string): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  const digest = createHmac('sha256', signingSecret).update(`v0:${timestamp}:${rawBody}`).digest('hex')
  return { 'x-slack-request-timestamp': timestamp, 'x-slack-signature': `v0=${digest}` }
}
