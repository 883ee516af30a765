import { type Sealable, sealEvent, sealRecordedEvent } from '../../log/chain.ts'
import type { RecordedEvent } from '../../log/port.ts'

/** An event as Postgres keeps it: its JSON is the text that came, which is what the hash covers. */
export type WrittenEvent = Sealable & { readonly position: number; readonly hash: string }

/** The hash was made of the text. Who wrote the same values in other words, with other white space, changed nothing. */
export const isSealedWritten = (previousHash: string, written: WrittenEvent): boolean =>
  sealEvent(previousHash, written) === written.hash ||
  sealRecordedEvent(previousHash, recordedOf(lineOf(written))) === written.hash

/** An event as one line of JSON, put together from its texts without looking into them. */
export const lineOf = ({ dataText, metadataText, ...envelope }: WrittenEvent): string =>
  `{"data":${dataText},"metadata":${metadataText},${JSON.stringify(envelope).slice(1)}`

export const recordedOf = (line: string): RecordedEvent => JSON.parse(line)
