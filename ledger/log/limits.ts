/** One event as canonical text, in bytes. Every store takes it in one write; a batch of them still fits in memory. */
export const eventBytesMax = 1_000_000

/** Events of one append. More would hold up everybody who waits behind it. */
export const eventsPerAppendMax = 1_000

/**
 * The events of one append with what a store adds to each. EventStoreDB refuses more than 1 MiB, so that every store
 * does.
 */
export const bytesPerAppendMax = 1_040_000
export const bytesAddedPerEvent = 400

/** Versions of an event's shape are kept in four bytes. */
export const versionMax = 2_147_483_647

/** Stream names are part of every index. */
export const streamNameLengthMax = 250

/** Events handed to a reader at a time. */
export const pageSize = 1_000

/** How long a subscriber sleeps at most before it looks by itself whether something came. */
export const safetyPollMs = 2_000

/** Appends that wait for their turn in one process; beyond that callers are refused at once rather than kept waiting. */
export const waitingAppendsMax = 20_000

/** The limit of one commit, so that no append waits long behind many others. */
export const eventsPerCommitMax = 512
export const bytesPerCommitMax = 8_000_000
