import { randomUUID } from 'node:crypto'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { ComparedStore } from './comparedStore.ts'

const countStream = async (log: EventLog, stream: string): Promise<number> => {
  let count = 0
  for await (const batch of log.readStream(stream)) count += batch.length
  return count
}

/** A log of ours behind the vault: once per event id, expected revision, hash chain, personal data encrypted. */
export const laurelStore = (name: string, log: EventLog): ComparedStore => ({
  name,
  streamFor: caller => `member-${randomUUID()}.${caller}`,
  append: async (stream, events, expectedLength) => {
    const result = await log.append(stream, events, expectedLength - 1)
    return result.kind === 'appended' ? result : { kind: 'conflict', actual: result.actual + 1 }
  },
  countEvents: stream => countStream(log, stream),
  close: () => log.close(),
})
