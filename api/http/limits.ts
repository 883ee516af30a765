/** No form of ours comes near; a bigger body is a mistake or an attack. */
export const bodyBytesMax = 256 * 1024
/** Five hundred items with a good paragraph each. */
export const bulkBodyBytesMax = 1024 * 1024
export const requestsPerMinuteMax = 1200
/** Guessing tokens and codes must not pay. */
export const signInsPerMinuteMax = 120
/** How long a query waits for read models to show a command. */
export const freshnessMilliseconds = 3000
export const idempotencyKeyLengthMax = 200
/** Requests under way in one process; beyond that callers are asked to come back, before memory grows. */
export const requestsUnderWayMax = 1000
/** Bytes of bodies that are on their way to one process; a request that says nothing of its length counts in full. */
export const bodyBytesUnderWayMax = 32 * 1024 * 1024
/** Open live streams of one sign-in: tabs and windows of one person. */
export const liveStreamsPerSessionMax = 24
/** Open live streams of one process; each costs a few kilobytes and, when its member's points move, one query. */
export const liveStreamsMax = 10_000
/** When to come back after an overload or while the database or the event log is away. */
export const retryAfterSeconds = 2
/** Between two lines in the log that tell of an overload. */
export const overloadLineMilliseconds = 10_000
