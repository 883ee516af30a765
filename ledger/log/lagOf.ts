import type { EventLog, StreamFilter } from './port.ts'

/** How far a reader is behind the log. Positions cannot tell, because their differences mean nothing. */
export type LogLag = {
  readonly isBehind: boolean
  /**
   * The age of the oldest event that the reader has not handled, since its recording; 0 if the reader is not behind.
   */
  readonly behindSeconds: number
}

const caughtUp: LogLag = { isBehind: false, behindSeconds: 0 }

/** How far a reader that handled the events of a filter up to a position is behind the log. */
export const lagOf = async (
  log: Pick<EventLog, 'head' | 'readAll'>,
  position: number,
  filter: StreamFilter,
  now: Date,
): Promise<LogLag> => {
  // The log was restored from a backup that ends before this position.
  if (position >= (await log.head())) return caughtUp
  for await (const [next] of log.readAll(position, filter, 1)) {
    if (!next) continue
    const milliseconds = now.getTime() - Date.parse(next.recordedAt)
    // The clock of the store may be ahead of this one.
    return { isBehind: true, behindSeconds: Math.max(0, Math.floor(milliseconds / 1_000)) }
  }
  return caughtUp
}
