import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId, EventId } from '../kernel/ids.ts'

/** Names a promise however often it is parked: the command that was to be sent, and the event that asked for it. */
export const parkedPromiseId = ({
  causationId,
  commandId,
}: {
  readonly causationId: EventId
  readonly commandId: CommandId
}): string => derivedId('parkedPromise', causationId, commandId)
