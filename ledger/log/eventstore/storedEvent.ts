import { z } from 'zod'
import type { EventMetadata, JsonObject, RecordedEvent } from '../port.ts'
import type { PreparedEvent } from '../prepareAppend.ts'
import { streamOf } from './streamNames.ts'

/** The fields that the log adds to an event's metadata, because the engine has no place for them. */
const Envelope = z.strictObject({
  id: z.string(),
  version: z.int(),
  recordedAt: z.string(),
  hash: z.string(),
})

/** The metadata fields by which the engine's own tools follow causes; they repeat the event's metadata. */
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

/** The part of the client's record that is used. It comes from the network. */
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
 * The engine answers a duplicate of the same ids at the same revision as a success. Its id therefore derives from the
 * seal, so that only the same bytes are a duplicate. Two processes that send one command at the same time seal it
 * differently: the second gets a wrong expected version and reads the recorded events.
 */
export const engineIdOf = (hash: string): string =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`

/** The engine's metadata are `tools`, the envelope, and the event's own metadata, which end the text. */
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

/** An event of the port. Throws if another program wrote into a stream of Laurel. */
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
