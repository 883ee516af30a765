const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A sign-in link expires soon, because chat and mail keep it. */
export const loginLinkMilliseconds = 15 * minute
/** The lifetime of a token that is not refreshed. */
export const tokenMilliseconds = 12 * hour
/** The tokens with a verified signature in the cache of a process; each takes a few hundred bytes. */
export const tokensRememberedMax = 20_000
/** A session ends after this long without a refresh. */
export const sessionIdleMilliseconds = 7 * day
/** A session ends after this long, however often it is refreshed. */
export const sessionMillisecondsMax = 30 * day
/** The time a member has to complete a sign-in in Slack. */
export const signInMilliseconds = 10 * minute
/** The age at which a cached session is read again. A session that ends in this process is dropped at once. */
export const sessionLookMilliseconds = 1_000
/** The active sessions in the cache of a process. */
export const sessionsRememberedMax = 20_000
/** The time that expired links, sign-ins and sessions stay in the database. */
export const expiredKeptMilliseconds = 7 * day
/** The timeout of a request to Slack. */
export const slackAnswerMilliseconds = 10_000
/** The random bytes of a secret. */
export const secretBytes = 32
