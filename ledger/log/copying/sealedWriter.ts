import type { RecordedEvent } from '../port.ts'

/** An event as a store recorded it, without its position there. */
export type SealedEvent = Omit<RecordedEvent, 'position'>

/** An event does not continue its stream in the target: the revision is taken, or events before it are missing. */
export class DoesNotContinue extends Error {
  override readonly name = 'DoesNotContinue'
  constructor({ type, id, stream, revision }: SealedEvent, actual: number) {
    super(
      `${type} ${id} can't be appended at revision ${revision} of ${stream}, which ends at ${actual} in the target. ` +
        'Does something else append to the target?',
    )
  }
}

/**
 * Appends events that another store recorded, exactly as they are: id, revision, time and hash stay. Only for copying a
 * log; everything else appends through `EventLog`.
 */
export type SealedWriter = {
  /**
   * Appends events in their order and answers their positions in this store. Throws `DoesNotContinue` for an event that
   * is not the next of its stream. After any error a first part of the events may have been appended: read the log to
   * see how much.
   */
  appendSealed(events: readonly SealedEvent[]): Promise<readonly number[]>
  close(): Promise<void>
}
