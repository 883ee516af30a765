import type { EventNamed } from '../handling/byType.ts'
import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { RecordedEvent } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { parkCommand } from './deadLetterCommand.ts'
import type { Chain, Process } from './process.ts'
import { processes } from './processes.ts'

/** What keeping promises needs of the ledger. */
export type PromiseLedger = Pick<Ledger, 'handle' | 'event'>

/** The first attempt, or the event that asked for another one. */
type Attempt = string
const firstAttempt: Attempt = 'first'

/** An event, the process that promises something after it, and which attempt at it this is. */
type Keeping = {
  readonly ledger: PromiseLedger
  readonly process: Process
  readonly event: RecordedLedgerEvent
  readonly attempt: Attempt
}

/**
 * Carries out what an event promises: one step, not what follows from it. Answers the events that were recorded.
 * Doing it twice records nothing new.
 */
export const keepPromises = async (
  ledger: PromiseLedger,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> =>
  event.type === 'PromiseRetried'
    ? await keepAll(ledger, await causeOf(ledger, event), event.id)
    : await keepAll(ledger, event, firstAttempt)

/** The event whose promise a person wants to be tried again. */
const causeOf = async (
  ledger: PromiseLedger,
  { data: { causationId, place, promiseId } }: EventNamed<'PromiseRetried'>,
): Promise<RecordedLedgerEvent> => {
  const cause = await ledger.event(causationId, place)
  if (!cause)
    throw new Error(
      `Promise ${promiseId} can not be tried again, because event ${causationId} is not in the log. ` +
        'Run laurel audit verify.',
    )
  return parseRecorded(cause)
}

const keepAll = async (
  ledger: PromiseLedger,
  event: RecordedLedgerEvent,
  attempt: Attempt,
): Promise<readonly RecordedEvent[]> => {
  const kept = await Promise.all(
    processes.flatMap(process =>
      (process.react(event) ?? []).map(chain => keepChain({ ledger, process, event, attempt }, chain)),
    ),
  )
  return kept.flat()
}

/** Sends commands one after the other, up to one that is refused; what is owed instead of it ends the chain. */
const keepChain = async (keeping: Keeping, chain: Chain): Promise<readonly RecordedEvent[]> => {
  const recorded: RecordedEvent[] = []
  for (const command of chain) {
    const outcome = await keeping.ledger.handle(command)
    if (outcome.kind === 'rejected')
      return [...recorded, ...(await keepInstead(keeping, command, outcome.rejection))]
    recorded.push(...outcome.events)
  }
  return recorded
}

const keepInstead = async (
  keeping: Keeping,
  command: LedgerCommand,
  rejection: LedgerRejection,
): Promise<readonly RecordedEvent[]> => {
  const { ledger, process, event, attempt } = keeping
  const instead = process.onRejection(command, rejection, event)
  if (instead) return await keepChain(keeping, instead)
  const parked = await ledger.handle(parkCommand(process.name, event, command, rejection.code, attempt))
  if (parked.kind === 'rejected')
    throw new Error(`Promise ${command.id} could be neither kept nor parked: ${parked.rejection.code}.`)
  return parked.events
}
