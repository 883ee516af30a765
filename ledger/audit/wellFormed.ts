import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { RecordedEvent } from '../log/port.ts'
import { parseRecorded } from '../vault/parseRecorded.ts'
import { type Finding, findingAt } from './check.ts'

/**
 * Parses an event by its schema, or answers the finding that it does not fit. The other checks can rely on the schema.
 */
export const parseOrFind = (event: RecordedEvent): RecordedLedgerEvent | Finding => {
  try {
    if (!isOfACommand(event.metadata)) throw new Error('its metadata must name a team and a command.')
    return parseRecorded(event)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return findingAt(event, 'well-formed', `${event.type} ${event.id} does not fit its schema: ${reason}`)
  }
}

/** Stores return whatever JSON they hold. */
const isOfACommand = (metadata: unknown): boolean =>
  typeof metadata === 'object' &&
  metadata !== null &&
  'teamId' in metadata &&
  typeof metadata.teamId === 'string' &&
  'commandId' in metadata &&
  typeof metadata.commandId === 'string'
