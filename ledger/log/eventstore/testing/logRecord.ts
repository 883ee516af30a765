/** An event as a client proposes it. */
export type ProposedEvent = {
  readonly id: string
  readonly type: string
  readonly isJson: boolean
  readonly data: Uint8Array
  readonly metadata: Uint8Array
}

/** An event in the transaction log. Positions are byte offsets: where its record starts, and where the next one starts. */
export type LogRecord = ProposedEvent & {
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly end: number
  readonly createdMilliseconds: number
}

/** Length before and after the record, type, version, log position, flags, transaction, revision, ids, time, lengths. */
const fixedBytes = 88

/** The bytes that the engine's prepare record takes for an event. */
export const recordBytes = (stream: string, { type, data, metadata }: ProposedEvent): number =>
  fixedBytes + textBytes(stream) + textBytes(type) + data.length + metadata.length

/** A text with its length in front, which takes one byte for every seven bits. */
const textBytes = (text: string): number => {
  const bytes = Buffer.byteLength(text)
  return bytes + Math.max(1, Math.ceil(Math.log2(bytes + 1) / 7))
}
