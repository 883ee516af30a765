import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createHeads } from '@laurel/ledger/checkpoints/heads.ts'
import { eventLine, parseEventLine } from '@laurel/ledger/log/copying/eventLine.ts'
import { beforeFirst, type EventLog, type RecordedEvent } from '@laurel/ledger/log/port.ts'

export type WrittenLog = {
  readonly events: number
  readonly streams: number
  /** The position in the store and the hash of the newest event; null for an empty log. */
  readonly newest: { readonly position: number; readonly hash: string } | null
  /** Merkle root over the newest events of all streams, and a chain over the hashes of all events. */
  readonly root: string
  readonly order: string
  readonly sha256: string
}

/**
 * Writes the events of a log up to a position into a new file that only its owner may read: a line each, as the store
 * keeps them, with personal data encrypted.
 */
export const writeLogFile = async (
  log: Pick<EventLog, 'readAll'>,
  head: number,
  path: string,
): Promise<WrittenLog> => {
  const file = createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })
  const failed = new Promise<never>((_, reject) => file.once('error', reject))
  const hash = createHash('sha256')
  const heads = createHeads()
  let newest: WrittenLog['newest'] = null
  for await (const events of eventsUpTo(log, head)) {
    const text = events.map(eventLine).join('')
    hash.update(text)
    if (!file.write(text)) await Promise.race([once(file, 'drain'), failed])
    for (const event of events) {
      heads.observe(event)
      newest = { position: event.position, hash: event.hash }
    }
  }
  const closed = once(file, 'close')
  file.end()
  await Promise.race([closed, failed])
  const { events, streams, root, order } = heads.summary()
  return { events, streams, newest, root, order, sha256: hash.digest('hex') }
}

async function* eventsUpTo(
  log: Pick<EventLog, 'readAll'>,
  head: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  if (head === beforeFirst) return
  for await (const batch of log.readAll()) {
    yield batch.filter(({ position }) => position <= head)
    if (batch.some(({ position }) => position >= head)) return
  }
}

const lineEnd = 10

/** The events of a file as a log; a page is what one read of the file brings. */
export const readLogFile = (path: string): Pick<EventLog, 'readAll'> => ({
  async *readAll() {
    let rest = Buffer.alloc(0)
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      const text = Buffer.concat([rest, chunk])
      const end = text.lastIndexOf(lineEnd) + 1
      rest = text.subarray(end)
      // Only a line feed ends a line: texts may hold the other separators that Unicode knows.
      const lines = text.subarray(0, end).toString().split('\n').slice(0, -1)
      if (lines.length > 0) yield lines.map(parseEventLine)
    }
  },
})
