const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A link travels by chat or mail; it must not lie around. */
export const loginLinkMilliseconds = 15 * minute
/** How long a token works without being refreshed. */
export const tokenMilliseconds = 12 * hour
/** Tokens whose signature one process remembers as good; each is a few hundred bytes. */
export const tokensRememberedMax = 20_000
/** A session that nobody refreshes for this long is over. */
export const sessionIdleMilliseconds = 7 * day
/** Nobody stays signed in for longer without signing in again. */
export const sessionMillisecondsMax = 30 * day
/** Between leaving for Slack and coming back. */
export const signInMilliseconds = 10 * minute
/** How long a process takes a session for standing that stood when it looked; one that ends here is over at once. */
export const sessionLookMilliseconds = 1_000
/** Sessions that one process remembers as standing. */
export const sessionsRememberedMax = 20_000
/** How long what is over is kept. */
export const expiredKeptMilliseconds = 7 * day
/** How long Slack may take to answer. */
export const slackAnswerMilliseconds = 10_000
/** Ids and tokens hold this many random bytes. */
export const secretBytes = 32
