import { openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { z } from 'zod'
import type { ProposedEvent } from './logRecord.ts'

/** The events of one append, which the log takes together or not at all. */
export type Transaction = {
  readonly stream: string
  readonly createdMilliseconds: number
  readonly events: readonly ProposedEvent[]
}

/** Where a log keeps its transactions. */
export type LogFile = {
  load(): readonly Transaction[]
  write(transaction: Transaction): void
}

export const noFile: LogFile = { load: () => [], write: () => {} }

/**
 * Keeps a log as one line of JSON per transaction. A written line outlives the process, killed or not; a line that a
 * kill cut off was never acknowledged and is dropped by the next start.
 */
export const openLogFile = (path: string): LogFile => {
  const descriptor = openSync(path, 'a')
  return {
    load: () => {
      const content = readFileSync(path)
      const complete = content.subarray(0, content.lastIndexOf('\n') + 1)
      if (complete.length < content.length) truncateSync(path, complete.length)
      return complete.toString('utf8').split('\n').slice(0, -1).map(decode)
    },
    write: transaction => {
      const line = Buffer.from(encode(transaction))
      for (let written = 0; written < line.length; ) written += writeSync(descriptor, line, written)
    },
  }
}

const base64 = z.base64().transform(text => new Uint8Array(Buffer.from(text, 'base64')))

const Line = z.strictObject({
  stream: z.string(),
  createdMilliseconds: z.int(),
  events: z.array(
    z.strictObject({
      id: z.string(),
      type: z.string(),
      isJson: z.boolean(),
      data: base64,
      metadata: base64,
    }),
  ),
})

const encode = ({ events, ...transaction }: Transaction): string => {
  const texts = events.map(({ data, metadata, ...event }) => ({
    ...event,
    data: Buffer.from(data).toString('base64'),
    metadata: Buffer.from(metadata).toString('base64'),
  }))
  return `${JSON.stringify({ ...transaction, events: texts })}\n`
}

const decode = (line: string): Transaction => Line.parse(JSON.parse(line))
