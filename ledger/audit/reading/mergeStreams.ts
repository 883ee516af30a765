import type { EventLog, RecordedEvent } from '../../log/port.ts'

type Cursor = {
  readonly batches: AsyncIterator<readonly RecordedEvent[]>
  batch: readonly RecordedEvent[]
  next: number
}

/** Reads several streams in the order of the log, with a batch of each in memory. */
export async function* mergeStreams(
  log: Pick<EventLog, 'readStream'>,
  streams: readonly string[],
): AsyncGenerator<readonly RecordedEvent[]> {
  const cursors: Cursor[] = []
  for (const stream of new Set(streams)) {
    const batches = log.readStream(stream)[Symbol.asyncIterator]()
    cursors.push({ batches, batch: [], next: 0 })
  }
  try {
    for (;;) {
      let first: Cursor | undefined
      for (const cursor of cursors) {
        if (cursor.next >= cursor.batch.length) await fill(cursor)
        if (positionOf(cursor) < (first ? positionOf(first) : Number.POSITIVE_INFINITY)) first = cursor
      }
      const event = first?.batch[first.next]
      if (!first || !event) return
      first.next += 1
      yield [event]
    }
  } finally {
    for (const { batches } of cursors) await batches.return?.()
  }
}

const fill = async (cursor: Cursor): Promise<void> => {
  const { done, value } = await cursor.batches.next()
  if (done) return
  cursor.batch = value
  cursor.next = 0
}

/** The position of the next event of a stream; infinite at its end. */
const positionOf = ({ batch, next }: Cursor): number => batch[next]?.position ?? Number.POSITIVE_INFINITY
