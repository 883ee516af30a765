import type { EventLog, StreamFilter } from './port.ts'

/** How far a reader is behind the log. Positions can't tell: their differences count nothing. */
export type LogLag = {
  readonly isBehind: boolean
  /** For how long the oldest event that the reader has not handled has been in the log; 0 when it is not behind. */
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
  // A log that ends before the position was restored from a backup and never gave it.
  if (position >= (await log.head())) return caughtUp
  for await (const [next] of log.readAll(position, filter, 1)) {
    if (!next) continue
    const milliseconds = now.getTime() - Date.parse(next.recordedAt)
    // The clock of the store may be ahead of the one here.
    return { isBehind: true, behindSeconds: Math.max(0, Math.floor(milliseconds / 1_000)) }
  }
  return caughtUp
}
