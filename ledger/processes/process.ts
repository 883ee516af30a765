import type { LedgerCommand, LedgerRejection } from '../handling/commands.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId } from '../kernel/ids.ts'

/** Commands in order: each is sent after the one before it is in the log. */
export type Chain = readonly LedgerCommand[]

/**
 * What the system does after an event. Pure, like every rule: events in, commands out. A run can stop between any two
 * steps and start again, because an event always leads to the same commands with the same ids.
 */
export type Process = {
  readonly name: string
  /** The commands that follow from an event; none for most events. Chains run independently of each other. */
  readonly react: (event: RecordedLedgerEvent) => readonly Chain[] | undefined
  /**
   * The commands that replace a rejected command and the rest of its chain; an empty chain when nothing is left to do.
   * `undefined` when the process does not handle this rejection: the command becomes a dead letter.
   */
  readonly onRejection: (
    command: LedgerCommand,
    rejection: LedgerRejection,
    event: RecordedLedgerEvent,
  ) => Chain | undefined
}

/** The envelope that every command of a process takes from the event that caused it. */
export const causedBy = (processName: string, event: RecordedLedgerEvent) => ({
  teamId: event.metadata.teamId,
  actor: { kind: 'system', id: processName } as const,
  occurredAt: event.metadata.occurredAt,
  correlationId: event.metadata.correlationId,
  causationId: event.id,
})

/** The id of a command of a process: derived from its purpose, never from the attempt. */
export const processCommandId = (
  commandType: LedgerCommand['type'],
  ...subject: readonly string[]
): CommandId => derivedId('process', commandType, ...subject)
