import { canonicalJson } from '../../log/canonicalJson.ts'
import { type Sealable, sealEvent } from '../../log/chain.ts'
import type { RecordedEvent } from '../../log/port.ts'

/** An event as PostgreSQL stores it. Its JSON is the text that was sent, which the hash covers. */
export type WrittenEvent = Sealable & { readonly position: number; readonly hash: string }

/**
 * The hash covers the text. The same values in another notation are a change: readers of duplicate keys or long numbers
 * may disagree about what such a text says.
 */
export const writtenFault = (
  previousHash: string,
  written: WrittenEvent,
): 'notCanonical' | 'altered' | undefined => {
  if (!isCanonicalText(written.dataText) || !isCanonicalText(written.metadataText)) return 'notCanonical'
  return sealEvent(previousHash, written) === written.hash ? undefined : 'altered'
}

const isCanonicalText = (text: string): boolean => canonicalJson(JSON.parse(text)) === text

/** An event as one line of JSON, put together from its texts without looking into them. */
export const lineOf = ({ dataText, metadataText, ...envelope }: WrittenEvent): string =>
  `{"data":${dataText},"metadata":${metadataText},${JSON.stringify(envelope).slice(1)}`

export const recordedOf = (line: string): RecordedEvent => JSON.parse(line)
