import { type Sealable, sealEvent, sealRecordedEvent } from '../../log/chain.ts'
import type { RecordedEvent } from '../../log/port.ts'

/** An event as PostgreSQL stores it. Its JSON is the text that was sent, which the hash covers. */
export type WrittenEvent = Sealable & { readonly position: number; readonly hash: string }

/**
 * The hash covers the text. A text with the same values in another notation, such as other white space, is no change.
 */
export const isSealedWritten = (previousHash: string, written: WrittenEvent): boolean =>
  sealEvent(previousHash, written) === written.hash ||
  sealRecordedEvent(previousHash, recordedOf(lineOf(written))) === written.hash

/** An event as one line of JSON, put together from its texts without looking into them. */
export const lineOf = ({ dataText, metadataText, ...envelope }: WrittenEvent): string =>
  `{"data":${dataText},"metadata":${metadataText},${JSON.stringify(envelope).slice(1)}`

export const recordedOf = (line: string): RecordedEvent => JSON.parse(line)
