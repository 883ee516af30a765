import type { EventNamed } from '../handling/byType.ts'
import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import type { RecordedEvent } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { deadLetterCommand } from './deadLetterCommand.ts'
import type { Chain, Process } from './process.ts'
import { processes } from './processes.ts'

/** The part of the ledger that reactions use. */
export type ReactionLedger = Pick<Ledger, 'handle' | 'event'>

/** The first attempt, or the id of the event that asked for a retry. */
type Attempt = string
const firstAttempt: Attempt = 'first'

/** One process that reacts to one event, and the attempt. */
type Reaction = {
  readonly ledger: ReactionLedger
  readonly process: Process
  readonly event: RecordedLedgerEvent
  readonly attempt: Attempt
}

/**
 * Sends the commands that follow from an event, and returns the events they recorded. It does not react to those in
 * turn. A second call records nothing new.
 */
export const react = async (
  ledger: ReactionLedger,
  event: RecordedLedgerEvent,
): Promise<readonly RecordedEvent[]> =>
  event.type === 'DeadLetterRetried'
    ? await reactAs(ledger, await causeOf(ledger, event), event.id)
    : await reactAs(ledger, event, firstAttempt)

/** The event behind a dead letter. */
const causeOf = async (
  ledger: ReactionLedger,
  { data: { causationId, place, deadLetterId } }: EventNamed<'DeadLetterRetried'>,
): Promise<RecordedLedgerEvent> => {
  const cause = await ledger.event(causationId, place)
  if (!cause)
    throw new Error(
      `Dead letter ${deadLetterId} cannot be retried, because event ${causationId} is not in the log. ` +
        'Run laurel audit verify.',
    )
  return parseRecorded(cause)
}

const reactAs = async (
  ledger: ReactionLedger,
  event: RecordedLedgerEvent,
  attempt: Attempt,
): Promise<readonly RecordedEvent[]> => {
  const recorded = await Promise.all(
    processes.flatMap(process =>
      (process.react(event) ?? []).map(chain => sendChain({ ledger, process, event, attempt }, chain)),
    ),
  )
  return recorded.flat()
}

/** Sends commands one after the other. A rejected command ends the chain with the commands that replace it. */
const sendChain = async (reaction: Reaction, chain: Chain): Promise<readonly RecordedEvent[]> => {
  const recorded: RecordedEvent[] = []
  for (const command of chain) {
    const outcome = await reaction.ledger.handle(command)
    if (outcome.kind === 'rejected')
      return [...recorded, ...(await replace(reaction, command, outcome.rejection))]
    recorded.push(...outcome.events)
  }
  return recorded
}

const replace = async (
  reaction: Reaction,
  command: LedgerCommand,
  rejection: LedgerRejection,
): Promise<readonly RecordedEvent[]> => {
  const { ledger, process, event, attempt } = reaction
  const instead = process.onRejection(command, rejection, event)
  if (instead) return await sendChain(reaction, instead)
  const outcome = await ledger.handle(
    deadLetterCommand(process.name, event, command, rejection.code, attempt),
  )
  if (outcome.kind === 'rejected')
    throw new Error(`Command ${command.id} could not become a dead letter: ${outcome.rejection.code}.`)
  return outcome.events
}
