import { createEventStoreLog } from '../log/eventstore/eventStoreLog.ts'
import type { EventLog } from '../log/port.ts'
import type { BenchmarkContext } from './benchmark.ts'

/** Opens the log in EventStoreDB where one answers; otherwise says why there is none and goes on without. */
export const withEventStoreLog = async (
  { findEventStore, print }: BenchmarkContext,
  use: (log: EventLog | undefined) => Promise<void>,
): Promise<void> => {
  const engine = await findEventStore()
  if (engine.kind === 'none') {
    print(engine.reason)
    return use(undefined)
  }
  const log = createEventStoreLog({ url: engine.url })
  try {
    await use(log)
  } finally {
    await log.close()
  }
}
