import type { CommandId } from '../kernel/ids.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import type { AnyCommand } from './anyCommand.ts'
import type { CommandConflict } from './commandConflict.ts'
import type { CommandHash } from './commandHash.ts'
import type { CommandOutcome } from './commandOutcome.ts'
import type { Folded } from './streamStateCache.ts'

/** Whether a command is in the log already, or was decided earlier in the same batch. */
export const isRepeat = (
  { id }: Pick<AnyCommand, 'id'>,
  { handled }: Pick<Folded<unknown>, 'handled'>,
  inBatch: ReadonlySet<CommandId>,
): boolean => handled.has(id) || inBatch.has(id)

/** One command records few events; reading a page of a long stream for each repeat would be wasted. */
const batchMax = 8

/**
 * Answers a command that was recorded before as it was answered then. The same id with another body is a conflict:
 * answering it would pretend that the second intent was carried out.
 */
export const answerRepeat = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  command: AnyCommand,
  { handled }: Pick<Folded<unknown>, 'handled'>,
  commandHash: CommandHash,
): Promise<CommandOutcome<CommandConflict>> => {
  const events = await recordedBy(log, stream, command.id, handled.get(command.id) ?? 0)
  const last = events.at(-1)
  if (!last) throw new Error(`Command ${command.id} was recorded in ${stream} and can't be found there.`)
  if (last.metadata.commandHash !== commandHash(command))
    return { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }
  return { kind: 'accepted', position: last.position, events, isRepeated: true }
}

const recordedBy = async (
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  commandId: CommandId,
  fromRevision: number,
): Promise<readonly RecordedEvent[]> => {
  const events: RecordedEvent[] = []
  for await (const batch of log.readStream(stream, fromRevision, batchMax)) {
    for (const event of batch) {
      if (event.metadata.commandId !== commandId) return events
      events.push(event)
    }
  }
  return events
}
