import type { AckFn } from '@slack/bolt'

export type Answer =
  | { readonly kind: 'acknowledged'; readonly body: unknown }
  | {
      readonly kind: 'failed'
      readonly reason: string
      /** Nothing here handles such a request, so that a retry is useless. */
      readonly isUnknown: boolean
    }

export type ResponseAck = {
  readonly ack: AckFn<unknown>
  /** Ends the wait without an acknowledgement. No effect after one. */
  readonly fail: (reason: string, options?: { readonly isUnknown: boolean }) => void
  readonly answered: Promise<Answer>
}

/** One acknowledgement: the first answer counts, and the wait for it is bounded. */
export const createResponseAck = (withinMilliseconds: number): ResponseAck => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const timer = setTimeout(
    () =>
      resolve({
        kind: 'failed',
        reason: 'The Slack request was not acknowledged in time.',
        isUnknown: false,
      }),
    withinMilliseconds,
  )
  const answer = (value: Answer) => {
    clearTimeout(timer)
    resolve(value)
  }
  return {
    ack: async body => answer({ kind: 'acknowledged', body: body ?? '' }),
    fail: (reason, { isUnknown } = { isUnknown: false }) => answer({ kind: 'failed', reason, isUnknown }),
    answered: promise,
  }
}
