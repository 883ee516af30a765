import { afterAll, beforeAll, describe } from 'vitest'
import type { EventLog } from '../port.ts'
import { describeAppending } from './describeAppending.ts'
import { describeConcurrency } from './describeConcurrency.ts'
import { describeKnownDefects } from './describeKnownDefects.ts'
import { describeReading } from './describeReading.ts'
import { describeSubscribing } from './describeSubscribing.ts'
import type { LogBench } from './logBench.ts'

export type EventLogUnderTest = {
  /** Opens a log; it need not be empty. */
  readonly open: () => Promise<EventLog>
  /** Makes names unlike those of any earlier run, for a log that outlives a run. */
  readonly run?: string
  /** Whether the store notices an event id that is in another stream. */
  readonly knowsIdsEverywhere?: boolean
}

/** The guarantees of the port, stated once and run against every store. */
export const describeEventLog = (
  name: string,
  { open, run = '', knowsIdsEverywhere = true }: EventLogUnderTest,
) => {
  describe(`the event log in ${name}`, () => {
    let log: EventLog | undefined
    let specs = 0
    beforeAll(async () => {
      log = await open()
    })
    afterAll(() => log?.close())

    const bench = (): LogBench => {
      if (!log) throw new Error('The log did not open; see the error above.')
      specs += 1
      return { log, prefix: `spec${run}${specs}-` }
    }
    describeAppending(bench, knowsIdsEverywhere)
    describeReading(bench)
    describeSubscribing(bench)
    describeConcurrency(bench)
    describeKnownDefects(bench, knowsIdsEverywhere)
  })
}
