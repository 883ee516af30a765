/** Events folded at a time while a copy is written by keys; large enough that statements cost little, small enough for memory. */
export const rebuildBatchSize = 5_000

/** Indexes made at the same time. */
export const indexLanes = 2

/** The same while the serving copies catch up: the larger, the fewer times each balance is written, and the more memory. */
export const catchUpBatchSize = 5_000

/** A log of this many events is read in bulk by read models that have seen nothing of it. */
export const unseenEventsMin = 20_000

/** Pauses between attempts when the database is away; the last one repeats. */
export const retryPausesMs = [50, 200, 1_000, 5_000] as const

/** The polling interval of a caller that waits for a position, in case a notification is lost. */
export const positionPollMs = 250

/** PostgreSQL limits notices to 8,000 bytes; a longer list is left out. */
export const noticeBytesMax = 7_500

/** The minimum pause after a batch, so that the next one is worth a round trip. */
export const restMillisecondsMin = 20

/** The same at most. */
export const restMillisecondsMax = 50
