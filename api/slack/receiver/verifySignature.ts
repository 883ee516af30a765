import { createHmac, timingSafeEqual } from 'node:crypto'

/** The maximum age of a request, and how far its timestamp may be in the future, to tolerate clock drift. */
export const timestampToleranceSeconds = 300

export type SignedRequest = {
  readonly signingSecret: string
  /** The header `x-slack-request-timestamp`: seconds since 1970. */
  readonly timestamp: string | undefined
  /** The header `x-slack-signature`: `v0=` and 64 hex digits. */
  readonly signature: string | undefined
  readonly rawBody: Buffer
  readonly now: Date
}

export type SignatureProblem = 'MISSING' | 'TIMESTAMP_OUT_OF_RANGE' | 'MISMATCH'

/**
 * Returns why a request can't be from Slack, or nothing if it is. Bolt's `verifySlackRequest` does not limit timestamps
 * in the future, so a request that a fast clock signed could be replayed for longer than five minutes.
 */
export const signatureProblem = (request: SignedRequest): SignatureProblem | undefined => {
  const { timestamp, signature, rawBody, signingSecret } = request
  const problem = headerProblem(request)
  if (problem || timestamp === undefined || signature === undefined) return problem ?? 'MISSING'
  const expected = Buffer.from(signatureOf(signingSecret, timestamp, rawBody))
  const given = Buffer.from(signature)
  // Comparing lengths first leaks the length only, which is public.
  const isEqual = given.length === expected.length && timingSafeEqual(given, expected)
  return isEqual ? undefined : 'MISMATCH'
}

/** The part of the check that needs no body. */
export const headerProblem = ({
  timestamp,
  signature,
  now,
}: Pick<SignedRequest, 'timestamp' | 'signature' | 'now'>): SignatureProblem | undefined => {
  if (timestamp === undefined || signature === undefined) return 'MISSING'
  if (!/^\d{1,12}$/.test(timestamp)) return 'TIMESTAMP_OUT_OF_RANGE'
  const distanceSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp))
  return distanceSeconds > timestampToleranceSeconds ? 'TIMESTAMP_OUT_OF_RANGE' : undefined
}

/** Signs a raw body the way Slack does. */
export const signatureOf = (signingSecret: string, timestamp: string, rawBody: Buffer | string): string =>
  `v0=${createHmac('sha256', signingSecret).update(`v0:${timestamp}:`).update(rawBody).digest('hex')}`
