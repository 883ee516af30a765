import { createLedger } from '../handling/createLedger.ts'
import type { EventLog } from '../log/port.ts'
import { createCounter } from './createCounter.ts'
import { givingIn } from './giving.ts'
import { sampleCallers, type Work } from './measure.ts'
import { recordCommand } from './recordCommand.ts'

export type Shoutouts = {
  readonly callers: number
  /** How many people they give as: as many as there are callers, or one whose stream everybody wants. */
  readonly givers?: number
}

/** So many callers give shoutouts as whole commands, each from a member to the next. */
export const shoutoutsIn = async (
  log: EventLog,
  teamName: string,
  { callers, givers = callers }: Shoutouts,
): Promise<Work> => {
  const ledger = createLedger({ log })
  const giving = givingIn(teamName)
  const nextNumber = createCounter()
  const nameOf = (index: number): string => `giver ${index % givers}`
  await Promise.all(
    Array.from({ length: givers }, (_, giver) => recordCommand(ledger, giving.add(nameOf(giver)))),
  )
  return milliseconds =>
    sampleCallers(callers, milliseconds, caller => {
      const name = nameOf(caller)
      const recipient = givers === 1 ? 'recipient' : nameOf(caller + 1)
      return recordCommand(ledger, giving.give(name, recipient, nextNumber(name)))
    })
}
