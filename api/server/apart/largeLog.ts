import type { EventLog } from '@laurel/ledger/log/port.ts'

/** The position from which on a log is read in a process of its own: what is kept of it takes dozens of megabytes. */
const largeLogMin = 100_000

export const isLarge = async (log: Pick<EventLog, 'head'>): Promise<boolean> =>
  (await log.head()) >= largeLogMin
