import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId } from '../kernel/ids.ts'

/** Commands of which each is sent once the one before it stands in the log. */
export type Chain = readonly LedgerCommand[]

/**
 * A promise the system keeps after an event. Pure, like every rule: events in, commands out; whoever runs it may stop
 * between any two steps and begin again, because the same event always asks for the same commands under the same ids.
 */
export type Process = {
  readonly name: string
  /** What is owed now that this happened; nothing for most events. Chains do not wait for each other. */
  readonly react: (event: RecordedLedgerEvent) => readonly Chain[] | undefined
  /**
   * What is owed instead of a command that was refused and of the rest of its chain; an empty chain when nothing is.
   * `undefined` means that this refusal was not foreseen: the promise is parked where a person sees it.
   */
  readonly onRejection: (
    command: LedgerCommand,
    rejection: LedgerRejection,
    event: RecordedLedgerEvent,
  ) => Chain | undefined
}

/** What every command of a process carries over from the event that caused it. */
export const causedBy = (processName: string, event: RecordedLedgerEvent) => ({
  teamId: event.metadata.teamId,
  actor: { kind: 'system', id: processName } as const,
  occurredAt: event.metadata.occurredAt,
  correlationId: event.metadata.correlationId,
  causationId: event.id,
})

/** The id of a promised command: a function of what it is for, never of the attempt. */
export const promiseId = (commandType: LedgerCommand['type'], ...subject: readonly string[]): CommandId =>
  derivedId('promise', commandType, ...subject)
