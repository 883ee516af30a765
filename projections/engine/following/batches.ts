import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import { ledgerStreamPrefixes } from '@laurel/ledger/handling/streams.ts'
import type { EventLog, RecordedEvent } from '@laurel/ledger/log/port.ts'
import { parseRecorded } from '@laurel/ledger/vault/parseRecorded.ts'

export const ledgerStreams = { streamPrefixes: ledgerStreamPrefixes } as const

/** The log from a position to its end, parsed, in batches of about a size; the next one is read and parsed ahead. */
export async function* readBatches(
  log: Pick<EventLog, 'readAll'>,
  afterPosition: number,
  size: number,
): AsyncGenerator<readonly RecordedLedgerEvent[]> {
  const gathered = gather(log.readAll(afterPosition, ledgerStreams), size)
  let ahead = gathered.next()
  for (;;) {
    const { done, value } = await ahead
    if (done) return
    ahead = gathered.next()
    // A consumer that stops early abandons this read; its result is ignored.
    ahead.catch(() => {})
    yield value
  }
}

async function* gather(
  pages: AsyncIterable<readonly RecordedEvent[]>,
  size: number,
): AsyncGenerator<readonly RecordedLedgerEvent[], undefined> {
  let batch: RecordedLedgerEvent[] = []
  for await (const page of pages) {
    for (const event of page) batch.push(parseRecorded(event))
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
  return undefined
}
