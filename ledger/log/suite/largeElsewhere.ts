import type { EventLog } from '../port.ts'

/** A log that says it is large, and must not be read in this process. */
export const largeElsewhere = (log: EventLog): EventLog => ({
  ...log,
  head: () => Promise.resolve(1_000_000),
  readAll: () => {
    throw new Error('It was read in the process that serves people.')
  },
})
