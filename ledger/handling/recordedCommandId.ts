import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId } from '../kernel/ids.ts'
import type { AnyCommand } from './anyCommand.ts'

/**
 * The id under which the log records a command. The id of a member's command is scoped to the member: the same id from
 * two members is two commands. The system derives the ids of its commands from their purpose, so they stay as they are.
 */
export const recordedCommandId = ({
  id,
  teamId,
  actor,
}: Pick<AnyCommand, 'id' | 'teamId' | 'actor'>): CommandId =>
  actor.kind === 'member' ? derivedId('command', teamId, actor.kind, actor.id, id) : id
