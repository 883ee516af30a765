import { parseRecorded } from '../handling/eventCodec.ts'
import type { Ledger } from '../handling/ledger.ts'
import { ledgerStreamPrefixes } from '../handling/streams.ts'
import type { EventLog, RecordedEvent, Subscription } from '../log/port.ts'
import { keepPromises } from './keepPromises.ts'

/** Up to where every promise is kept. Losing it costs time, never points: promises are kept once. */
export type Checkpoint = {
  load(): Promise<number>
  save(position: number): Promise<void>
}

export type PromiseKeeping = {
  readonly ledger: Pick<Ledger, 'handle'>
  readonly log: Pick<EventLog, 'subscribeAll'>
  readonly checkpoint: Checkpoint
}

/** How many events are worked on at the same time; they do not depend on each other's order. */
const concurrency = 64

/** Follows the log and keeps what every event promises, until it is stopped. */
export const startPromiseKeeper = async ({
  ledger,
  log,
  checkpoint,
}: PromiseKeeping): Promise<Subscription> => {
  const handle = async (events: readonly RecordedEvent[]): Promise<void> => {
    for (let start = 0; start < events.length; start += concurrency) {
      const slice = events.slice(start, start + concurrency)
      await Promise.all(slice.map(event => keepPromises(ledger, parseRecorded(event))))
      const last = slice.at(-1)
      if (last) await checkpoint.save(last.position)
    }
  }
  return log.subscribeAll(await checkpoint.load(), handle, { streamPrefixes: ledgerStreamPrefixes })
}
