import type { EventMetadata, JsonObject, RecordedEvent } from '../../port.ts'

/** A row of log.events as the driver gives it: json parsed, big integers as numbers. */
export type EventRow = {
  readonly position: number
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly type: string
  readonly version: number
  readonly data: JsonObject
  readonly metadata: EventMetadata
  readonly recordedAt: string
  readonly hash: string
}

export const eventColumns =
  'e.position, e.stream, e.revision, e.id, e.type, e.version, e.data, e.metadata, e.recorded_at as "recordedAt", e.hash'

export const eventOfRow = (row: EventRow): RecordedEvent => ({
  position: row.position,
  stream: row.stream,
  revision: row.revision,
  id: row.id,
  type: row.type,
  version: row.version,
  data: row.data,
  metadata: row.metadata,
  recordedAt: row.recordedAt,
  hash: row.hash,
})
