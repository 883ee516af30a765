/** Far above the body of any form. */
export const bodyBytesMax = 256 * 1024
/** Five hundred items with a long message each. */
export const bulkBodyBytesMax = 1024 * 1024
export const requestsPerMinuteMax = 1200
/** Low enough that guessing tokens and codes does not pay. */
export const signInsPerMinuteMax = 120
/** The time that a query waits until the read models show a command. */
export const freshnessMilliseconds = 3000
export const idempotencyKeyLengthMax = 200
/** The concurrent requests of one process. Requests beyond it are answered with 503, before memory grows. */
export const requestsUnderWayMax = 1000
/** The concurrent bytes of request bodies in one process. A request without a length counts with the maximum. */
export const bodyBytesUnderWayMax = 32 * 1024 * 1024
/** The open live streams of one session: the tabs and windows of one person. */
export const liveStreamsPerSessionMax = 24
/**
 * The open live streams of one process. Each costs a few kilobytes and, when the points of its member move, one query.
 */
export const liveStreamsMax = 10_000
/** The Retry-After of an answer during an overload, or while the database or the event log is away. */
export const retryAfterSeconds = 2
/** The time between two log lines about an overload. */
export const overloadLineMilliseconds = 10_000
