import type { RecordedEvent } from '../port.ts'

/** An event does not continue its stream in the target: its revision is taken, or events before it are missing. */
export class DoesNotContinue extends Error {
  override readonly name = 'DoesNotContinue'
  constructor({ type, id, stream, revision }: RecordedEvent, actual?: number) {
    super(
      `${type} ${id} can't be appended as revision ${revision} of ${stream}` +
        `${actual === undefined ? '' : `, which ends at ${actual} in the target`}. Does something else append to the target?`,
    )
  }
}

/**
 * Appends events that another store recorded, exactly as they are: id, revision, time and hash stay. Only for copying a
 * log; everything else appends through `EventLog`.
 */
export type SealedWriter = {
  /**
   * Appends events in their order. Their positions are those of the source; this store assigns its own. Throws
   * `DoesNotContinue` for an event that is not the next of its stream, and `EventIdReused` if the store finds an id in
   * another stream. After any error some of the first events may have been appended: read the log to find out.
   */
  appendSealed(events: readonly RecordedEvent[]): Promise<void>
  close(): Promise<void>
}
