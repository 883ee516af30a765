import type { EventNamed } from '../handling/byType.ts'
import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Ledger } from '../handling/ledger.ts'
import { logTroubleOf } from '../log/logTrouble.ts'
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
  const chains = processes.flatMap(process =>
    (process.react(event) ?? []).map(chain => () => sendChain({ ledger, process, event, attempt }, chain)),
  )
  return await sendInGroups(chains)
}

/** The result of a competition has a chain for each of thousands of members, whose streams are not in memory. */
const chainsAtOnce = 50

/**
 * Sends chains, a group after the other. A chain that fails stops no other one, and the reaction fails when all of them
 * were tried; trouble of the log concerns them all, so that those behind it wait for the next attempt.
 */
const sendInGroups = async (
  chains: readonly (() => Promise<readonly RecordedEvent[]>)[],
): Promise<readonly RecordedEvent[]> => {
  const recorded: RecordedEvent[] = []
  const failures: unknown[] = []
  for (let start = 0; start < chains.length; start += chainsAtOnce) {
    const group = chains.slice(start, start + chainsAtOnce)
    for (const outcome of await Promise.allSettled(group.map(send => send())))
      if (outcome.status === 'fulfilled') recorded.push(...outcome.value)
      else failures.push(outcome.reason)
    const trouble = failures.find(failure => logTroubleOf(failure) !== undefined)
    if (trouble !== undefined) throw trouble
  }
  if (failures.length > 0) throw failures[0]
  return recorded
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
