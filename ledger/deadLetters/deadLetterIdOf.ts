import { derivedId } from '../kernel/derivedId.ts'
import type { CommandId, EventId } from '../kernel/ids.ts'

/** Derived from the command that failed and the event that caused it, so that each retry keeps the id. */
export const deadLetterIdOf = ({
  causationId,
  commandId,
}: {
  readonly causationId: EventId
  readonly commandId: CommandId
}): string => derivedId('deadLetter', causationId, commandId)
