/** The size of one event as canonical text. Every store accepts it in one write, and a batch of them fits in memory. */
export const eventBytesMax = 1_000_000

/** The maximum number of events in one append. A larger one would delay all appends behind it. */
export const eventsPerAppendMax = 1_000

/**
 * The size of one append with the bytes that a store adds to each event. EventStoreDB refuses more than 1 MiB, so every
 * store does.
 */
export const bytesPerAppendMax = 1_040_000
export const bytesAddedPerEvent = 400

/** Versions are stored in four bytes. */
export const versionMax = 2_147_483_647

/** Stream names are part of every index. */
export const streamNameLengthMax = 250

/** The events of one page. */
export const pageSize = 1_000

/** The interval at which a subscriber polls for events if it gets no notification. */
export const safetyPollMs = 2_000

/**
 * The maximum number of waiting appends in one process. Further callers are refused at once rather than kept waiting.
 */
export const waitingAppendsMax = 20_000

/** The limit of one commit, so that no append waits long behind many others. */
export const eventsPerCommitMax = 512
export const bytesPerCommitMax = 8_000_000
