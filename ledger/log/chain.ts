import { hash } from 'node:crypto'
import { lengthPrefixed } from '../kernel/lengthPrefixed.ts'
import { canonicalJson } from './canonicalJson.ts'
import type { RecordedEvent } from './port.ts'

/** The hash before the first event of every stream. */
export const genesisHash = '0'.repeat(64)

export type Sealable = Pick<
  RecordedEvent,
  'stream' | 'revision' | 'id' | 'type' | 'version' | 'recordedAt'
> & {
  /** Canonical JSON texts, so that a store that keeps the text need not parse it to verify. */
  readonly dataText: string
  readonly metadataText: string
}

/**
 * The hash of an event: SHA-256 over the hash before it and every field that is kept, each length-prefixed so that
 * no byte can move from one field to the next unnoticed.
 */
export const sealEvent = (previousHash: string, event: Sealable): string =>
  // One text and one call: every append seals its events.
  hash(
    'sha256',
    lengthPrefixed(
      previousHash,
      event.stream,
      String(event.revision),
      event.id,
      event.type,
      String(event.version),
      event.recordedAt,
      event.dataText,
      event.metadataText,
    ),
  )

export const sealRecordedEvent = (previousHash: string, event: Omit<RecordedEvent, 'hash'>): string =>
  sealEvent(previousHash, {
    stream: event.stream,
    revision: event.revision,
    id: event.id,
    type: event.type,
    version: event.version,
    recordedAt: event.recordedAt,
    dataText: canonicalJson(event.data),
    metadataText: canonicalJson(event.metadata),
  })
