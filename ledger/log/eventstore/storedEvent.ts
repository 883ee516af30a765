import { type EventData, jsonEvent } from '@eventstore/db-client'
import { z } from 'zod'
import type { EventMetadata, JsonObject, RecordedEvent } from '../port.ts'

/** What the log adds to an event's own metadata, since the server has no place for it. */
const Envelope = z.strictObject({ version: z.int(), recordedAt: z.string(), hash: z.string() })

const StoredMetadata: z.ZodType<EventMetadata & { readonly log: z.infer<typeof Envelope> }> = z.looseObject({
  teamId: z.string(),
  actor: z.looseObject({ kind: z.enum(['member', 'system']), id: z.string() }),
  occurredAt: z.string(),
  commandId: z.string(),
  commandHash: z.string(),
  correlationId: z.string(),
  causationId: z.string().exactOptional(),
  log: Envelope,
})

/** The part of the client's record that is read; it comes from the network. */
export type ServerRecord = {
  readonly streamId: string
  readonly id: string
  readonly revision: bigint
  readonly type: string
  readonly data: unknown
  readonly metadata?: unknown
  readonly position?: { readonly commit: bigint } | undefined
}

export const toEventData = (event: Omit<RecordedEvent, 'position'>): EventData => {
  const { id, type, data, metadata, version, recordedAt, hash } = event
  return jsonEvent({ id, type, data, metadata: { ...metadata, log: { version, recordedAt, hash } } })
}

/** An event as the port knows it. Throws when something else wrote it. */
export const fromServer = (record: ServerRecord): RecordedEvent => {
  const stored = StoredMetadata.safeParse(record.metadata)
  if (!stored.success || !isObject(record.data) || !record.position)
    throw new Error(
      `Revision ${record.revision} of ${record.streamId} was not written by Laurel. Give Laurel an EventStoreDB of its own.`,
    )
  const { log, ...metadata } = stored.data
  return {
    id: record.id,
    type: record.type,
    version: log.version,
    data: record.data,
    metadata,
    stream: record.streamId,
    revision: Number(record.revision),
    position: Number(record.position.commit),
    recordedAt: log.recordedAt,
    hash: log.hash,
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
