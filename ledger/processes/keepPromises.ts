import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { RecordedEvent } from '../log/port.ts'
import { causedBy, type Process, promiseId } from './process.ts'
import { processes } from './processes.ts'

/**
 * Carries out what an event promises: one step, not what follows from it. Answers the events that were recorded.
 * Doing it twice records nothing new.
 */
export const keepPromises = async (
  ledger: Pick<Ledger, 'handle'>,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> => {
  const promises = processes.flatMap(process =>
    (process.react(event) ?? []).map(command => ({ process, command })),
  )
  // Commands to one stream are handled in the order they are sent; streams do not wait for each other.
  const kept = await Promise.all(
    promises.map(({ process, command }) => keepPromise(ledger, process, command, event)),
  )
  return kept.flat()
}

const keepPromise = async (
  ledger: Pick<Ledger, 'handle'>,
  process: Process,
  command: LedgerCommand,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> => {
  const outcome = await ledger.handle(command)
  if (outcome.kind === 'accepted') return outcome.events
  const instead = process.onRejection(command, outcome.rejection, event) ?? [
    park(process, command, outcome.rejection, event),
  ]
  const recorded: RecordedEvent[] = []
  for (const compensation of instead) {
    const compensated = await ledger.handle(compensation)
    const parked =
      compensated.kind === 'rejected'
        ? await ledger.handle(park(process, compensation, compensated.rejection, event))
        : compensated
    if (parked.kind === 'rejected')
      throw new Error(`Promise ${command.id} could be neither kept nor parked: ${parked.rejection.code}.`)
    recorded.push(...parked.events)
  }
  return recorded
}

const park = (
  process: Process,
  command: LedgerCommand,
  { code }: LedgerRejection,
  event: RecordedLedgerEvent,
): LedgerCommand => ({
  type: 'parkPromise',
  id: promiseId('parkPromise', command.id),
  ...causedBy(process.name, event),
  data: { commandId: command.id, commandType: command.type, causationId: event.id, rejectionCode: code },
})
