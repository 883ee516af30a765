import { channel } from 'node:diagnostics_channel'

/** A call to a partner as it is measured. */
export type PartnerCall = {
  /** The title of the partner. */
  readonly vendor: string
  /** The status of the answer; null without one. */
  readonly status: number | null
  readonly milliseconds: number
}

/** Adapters make their calls far from the start of the server, so that a channel of Node carries the notes. */
const calls = channel('laurel.partner.call')

/** Costs nothing while no one listens. */
export const noteCall = (call: PartnerCall): void => {
  if (calls.hasSubscribers) calls.publish(call)
}

/** Hears of every call of this process until the answer is called. */
export const onPartnerCall = (hear: (call: PartnerCall) => void): (() => void) => {
  const listener = (message: unknown): void => {
    if (isCall(message)) hear(message)
  }
  calls.subscribe(listener)
  return () => void calls.unsubscribe(listener)
}

const isCall = (message: unknown): message is PartnerCall =>
  typeof message === 'object' && message !== null && 'vendor' in message && 'milliseconds' in message
