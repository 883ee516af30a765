import type { EventLog } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { CommandConflict } from './commandConflict.ts'
import type { CommandOutcome } from './commandOutcome.ts'
import type { CommandStreams } from './commandStreams/commandStreams.ts'
import { recordedCommandId } from './recordedCommandId.ts'

type Handle<SomeCommand, Refusal> = (
  stream: string,
  command: SomeCommand,
) => Promise<CommandOutcome<Refusal | CommandConflict>>

/** Puts the caller scope before a handler. */
export type ScopeToCaller = <SomeCommand extends AnyCommand, Refusal>(
  handle: Handle<SomeCommand, Refusal>,
) => Handle<SomeCommand, Refusal>

export type CallerScopeOptions = {
  readonly log: Pick<EventLog, 'uniqueIds'>
  readonly commandStreams?: CommandStreams | undefined
}

/**
 * Scopes the ids of members' commands to their callers, and binds each command to one stream. A log with unique event ids
 * refuses a second stream by itself; on any other log the command claims its stream first.
 */
export const createCallerScope = ({ log, commandStreams }: CallerScopeOptions): ScopeToCaller => {
  const claim = (id: string, stream: string): Promise<string> => {
    if (commandStreams) return commandStreams.claim(id, stream)
    throw new Error(
      'Event ids of this log are unique per stream only. Give createLedger the commandStreams of the installation.',
    )
  }

  return handle => async (stream, command) => {
    if (command.actor.kind === 'system') return handle(stream, command)
    const id = recordedCommandId(command)
    if (log.uniqueIds === 'stream' && (await claim(id, stream)) !== stream)
      return { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }
    return handle(stream, { ...command, id })
  }
}
