/** Far above the body of any form. */
export const bodyBytesMax = 256 * 1024
/** Five hundred items with a long message each. */
export const bulkBodyBytesMax = 1024 * 1024
export const requestsPerMinuteMax = 1200
/** The requests of one API key or connected assistant in a minute. */
export const keyRequestsPerMinuteMax = 600
/** Low enough that guessing tokens and codes does not pay. */
export const signInsPerMinuteMax = 120
/** The assistants that may register from one address in an hour. */
export const registrationsPerHourMax = 300
/** Far above what an assistant sends to register or to get tokens. */
export const oauthBodyBytesMax = 16 * 1024
/** The time that a query waits until the read models show a command. */
export const freshnessMilliseconds = 3000
export const idempotencyKeyLengthMax = 200
/** The requests of an address to pages and files in a minute; an office behind one address opens many pages at once. */
export const pagesPerMinuteMax = 6000
/** The requests to the Slack app without a valid signature in a minute that an address gets answered with 401. */
export const unsignedPerMinuteMax = 600
/** The time that a client has to send a request: its headers and its body. */
export const receiveMilliseconds = 10_000
/** The time for which a client may take nothing of an answer, so that it does not hold its place among the requests. */
export const takeMilliseconds = 60_000
/** The time between two checks for clients that are too slow. */
export const receiveCheckMilliseconds = 1_000
/** The time that the API takes to answer at most, so that a database that hangs is a 503 within 10 s. */
export const answerMilliseconds = 9_000
/** The time that requests under way get to finish when the server stops. */
export const drainMilliseconds = 10_000
/**
 * The concurrent requests of callers with a session, and the bytes of their bodies, in one process. Requests beyond it
 * are answered with 503, before memory grows.
 */
export const requestsUnderWayMax = 1000
export const bodyBytesUnderWayMax = 32 * 1024 * 1024
/** The same for callers without a session, who share it, and for each of their addresses. */
export const strangersUnderWay = { requests: 250, bytes: 8 * 1024 * 1024 } as const
export const strangersUnderWayPerAddress = { requests: 100, bytes: 2 * 1024 * 1024 } as const
/** The same for pages and files, which have no body and need no session. */
export const pagesUnderWay = { requests: 500, bytes: 8 * 1024 * 1024 } as const
export const pagesUnderWayPerAddress = { requests: 250, bytes: 2 * 1024 * 1024 } as const
/** Smaller bodies are not counted: the limit of requests limits them, too. */
export const uncountedBodyBytesMax = 16 * 1024
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
