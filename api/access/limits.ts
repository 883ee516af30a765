const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** A sign-in link expires soon, because chat and mail keep it. */
export const loginLinkMilliseconds = 15 * minute
/** The lifetime of a token that a program keeps and refreshes itself. */
export const tokenMilliseconds = 12 * hour
/** The lifetime of a token in the memory of a page, which a cookie refreshes. */
export const browserTokenMilliseconds = 10 * minute
/** The tokens with a verified signature in the cache of a process; each takes a few hundred bytes. */
export const tokensRememberedMax = 20_000
/** A session ends after this long without a refresh. */
export const sessionIdleMilliseconds = 7 * day
/** A session ends after this long, however often it is refreshed. */
export const sessionMillisecondsMax = 30 * day
/** A refresh token that was just replaced is accepted this long: two tabs may send it at once, or an answer be lost. */
export const refreshGraceMilliseconds = 30 * second
/** A call that requires a fresh sign-in accepts sessions up to this age. */
export const freshSignInMilliseconds = 15 * minute
/** The active sessions of one member; a further sign-in ends the oldest. */
export const sessionsPerMemberMax = 50
/** The time a member has to complete a sign-in in Slack, at least and at most. */
export const signInMilliseconds = 10 * minute
export const signInMillisecondsMax = 30 * minute
/** The time to answer "Continue as …?". */
export const confirmationMilliseconds = 5 * minute
/** The age at which a cached session is read again. A session that ends in this process is dropped at once. */
export const sessionLookMilliseconds = 1_000
/** The active sessions in the cache of a process. */
export const sessionsRememberedMax = 20_000
/** The age at which the token keys are read again: a rotation reaches every process within this time. */
export const tokenKeysLookMilliseconds = 5 * second
/** The time that expired links, sign-ins and sessions stay in the database. */
export const expiredKeptMilliseconds = 7 * day
/** The time that the security log is kept. */
export const securityLogKeptMilliseconds = 30 * day
/** The refused sign-ins of strangers that one process records per hour. */
export const strangersPerHourMax = 1_000
/** The recent entries of the security log in the memory of a process, which spare the database repeats. */
export const repeatsRememberedMax = 20_000
/** The timeout of a request to Slack. */
export const slackAnswerMilliseconds = 10_000
/** The characters of a key after its mark by which people recognize it. */
export const keyPrefixLength = 6
/** The keys whose last day of use a process remembers. */
export const keysRememberedMax = 10_000
/** The time that an assistant has to exchange a code for tokens. */
export const oauthCodeMilliseconds = minute
/** The lifetime of a token of an assistant, which it refreshes itself. */
export const oauthTokenMilliseconds = hour
/** An assistant that is not used for this long is disconnected. */
export const oauthIdleMilliseconds = 60 * day
/** A connection of an assistant ends after this long, however often it is used: as long as an API key at most. */
export const oauthMillisecondsMax = 365 * day
/** The time that a registered assistant stays which no one allowed, and one whose connections have all ended. */
export const unusedClientKeptMilliseconds = day
export const formerClientKeptMilliseconds = 90 * day
/** The registered assistants that no one allowed yet; a further registration deletes the oldest. */
export const unusedClientsMax = 20_000
/** The random bytes of a secret. */
export const secretBytes = 32
