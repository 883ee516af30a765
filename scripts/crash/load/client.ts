import type { Acknowledged } from '../acknowledged.ts'
import { until } from '../until.ts'
import type { Gate } from './gate.ts'

/** One command of a client; sending it again is the same command. */
export type Wish = Pick<Acknowledged, 'commandId' | 'eventType'> & {
  /** Answers the acknowledged position. Throws `Refused` for a "no"; any other error leaves the outcome unknown. */
  readonly send: () => Promise<number>
}

/** The load sends only allowed commands, so a refusal means that something was lost or doubled. */
export class Refused extends Error {}

/**
 * One client: sends a command, asks again under the same id until it is answered, writes the answer down, and only then
 * sends the next one.
 */
export const runClient = async (
  wishOf: (number: number) => Wish,
  gate: Gate,
  writeDown: (acknowledged: Acknowledged) => void,
): Promise<void> => {
  for (let number = 0; await gate.pass(); number += 1) {
    const { commandId, eventType, send } = wishOf(number)
    let lastFailure: unknown
    const ask = () =>
      send().catch((error: unknown) => {
        if (error instanceof Refused) throw error
        lastFailure = error
        return undefined
      })
    const position = await until(`${eventType} ${commandId} is answered`, ask).catch((error: unknown) => {
      throw error instanceof Error && lastFailure ? new Error(error.message, { cause: lastFailure }) : error
    })
    writeDown({ commandId, eventType, position })
  }
}
