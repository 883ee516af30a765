import { z } from 'zod'
import type { EventMetadata, JsonObject, RecordedEvent } from '../port.ts'
import type { PreparedEvent } from '../prepareAppend.ts'
import { streamOf } from './streamNames.ts'

/** What the log adds to an event's own metadata, since the engine has no place for it. */
const Envelope = z.strictObject({
  id: z.string(),
  version: z.int(),
  recordedAt: z.string(),
  hash: z.string(),
})

/** The names under which the engine's own tools follow causes; they repeat what the metadata says. */
const correlationField = '$correlationId'
const causationField = '$causationId'

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
  readonly revision: bigint
  readonly type: string
  readonly data: unknown
  readonly metadata?: unknown
  readonly position?: { readonly commit: bigint } | undefined
}

/** An event with its place in the stream and its seal. */
export type SealedEvent = PreparedEvent & Pick<RecordedEvent, 'stream' | 'revision' | 'recordedAt' | 'hash'>

/** An event as the engine takes it. */
export type EngineEvent = {
  readonly id: string
  readonly type: string
  readonly data: Buffer
  readonly metadata: Buffer
}

/**
 * The engine answers a repeat of the same ids at the same revision as a success. Its id therefore derives from the
 * seal: only the very same bytes are a repeat. Two processes that send one command at the same time seal it
 * differently, so that the second gets a wrong expected version and reads what was recorded.
 */
export const engineIdOf = (hash: string): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`

/** Metadata of the engine is `tools`, then the envelope, then the event's own; the last text ends it. */
export const toEngineEvent = (event: SealedEvent, causeInEngine: string | undefined): EngineEvent => {
  const { id, type, version, recordedAt, hash, metadata, dataText, metadataText } = event
  const cause = causeInEngine ?? metadata.causationId
  const tools = {
    [correlationField]: metadata.correlationId,
    ...(cause === undefined ? {} : { [causationField]: cause }),
    log: { id, version, recordedAt, hash },
  }
  const text = `${JSON.stringify(tools).slice(0, -1)},${metadataText.slice(1)}`
  return { id: engineIdOf(hash), type, data: Buffer.from(dataText), metadata: Buffer.from(text) }
}

/** An event as the port knows it. Throws when something else wrote into a stream of Laurel. */
export const fromServer = (record: ServerRecord): RecordedEvent => {
  const stored = StoredMetadata.safeParse(record.metadata)
  if (!stored.success || !isObject(record.data) || !record.position)
    throw new Error(
      `Revision ${record.revision} of ${record.streamId} was not written by Laurel. Remove what writes into streams ` +
        'that begin with "laurel.", and run laurel audit verify.',
    )
  const {
    log,
    [correlationField]: _correlation,
    [causationField]: _causation,
    ...metadata
  }: EventMetadata & { readonly log: z.infer<typeof Envelope>; readonly [key: string]: unknown } = stored.data
  return {
    id: log.id,
    type: record.type,
    version: log.version,
    data: record.data,
    metadata,
    stream: streamOf(record.streamId),
    revision: Number(record.revision),
    position: Number(record.position.commit),
    recordedAt: log.recordedAt,
    hash: log.hash,
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
