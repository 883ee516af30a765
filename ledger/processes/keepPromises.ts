import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { RecordedEvent } from '../log/port.ts'
import { type Chain, causedBy, type Process, promiseId } from './process.ts'
import { processes } from './processes.ts'

/**
 * Carries out what an event promises: one step, not what follows from it. Answers the events that were recorded.
 * Doing it twice records nothing new.
 */
export const keepPromises = async (
  ledger: Pick<Ledger, 'handle'>,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> => {
  const kept = await Promise.all(
    processes.flatMap(process =>
      (process.react(event) ?? []).map(chain => keepChain(ledger, process, chain, event)),
    ),
  )
  return kept.flat()
}

/** Sends commands one after the other, up to one that is refused; what is owed instead of it ends the chain. */
const keepChain = async (
  ledger: Pick<Ledger, 'handle'>,
  process: Process,
  chain: Chain,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> => {
  const recorded: RecordedEvent[] = []
  for (const command of chain) {
    const outcome = await ledger.handle(command)
    if (outcome.kind === 'rejected')
      return [...recorded, ...(await keepInstead(ledger, process, command, outcome.rejection, event))]
    recorded.push(...outcome.events)
  }
  return recorded
}

const keepInstead = async (
  ledger: Pick<Ledger, 'handle'>,
  process: Process,
  command: LedgerCommand,
  rejection: LedgerRejection,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> => {
  const instead = process.onRejection(command, rejection, event)
  if (instead) return await keepChain(ledger, process, instead, event)
  const parked = await ledger.handle(park(process, command, rejection, event))
  if (parked.kind === 'rejected')
    throw new Error(`Promise ${command.id} could be neither kept nor parked: ${parked.rejection.code}.`)
  return parked.events
}

/** The id holds all that the body does, so that parking for another cause or reason is never taken for a repeat. */
const park = (
  process: Process,
  command: LedgerCommand,
  { code }: LedgerRejection,
  event: RecordedLedgerEvent,
): LedgerCommand => ({
  type: 'parkPromise',
  id: promiseId('parkPromise', command.id, event.id, code),
  ...causedBy(process.name, event),
  data: { commandId: command.id, commandType: command.type, causationId: event.id, rejectionCode: code },
})
