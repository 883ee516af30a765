const minute = 60_000
const day = 24 * 60 * minute

/** The digits of a code, so that a person can read it from one screen and type it into another. */
export const codeDigits = 4
/** A code expires soon, because mail and phones keep it. */
export const codeMilliseconds = 10 * minute
/** Guesses per code: 5 of 10,000. */
export const codeAttemptsMax = 5
/** A second click sends no second message. */
export const codeRestMilliseconds = minute
/** Codes per member and day, to all accounts. */
export const codesPerMemberMax = 10
/** Codes per account and day, from all members: messages to a stranger must not become a nuisance. */
export const codesPerDestinationMax = 5
export const codesWindowMilliseconds = day
/** A member who verifies this many accounts within the window is reviewed. */
export const newDestinationsMax = 3
export const newDestinationsWindowMilliseconds = 30 * day
/** The time to send a code, within that of an answer. */
export const sendMilliseconds = 6_000
