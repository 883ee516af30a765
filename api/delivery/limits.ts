/** A claimed job is held this long and renewed well before: a process that is killed frees its jobs within it. */
export const holdMilliseconds = 10_000
export const renewEveryMilliseconds = 3_000

/** Notifies of the kinds of jobs that a commit made due. */
export const jobsChannel = 'laurel_delivery'
/** How often a runner looks without having been notified. */
export const pollMilliseconds = 1_000

/** Jobs that one process runs at once, unless configured otherwise. */
export const concurrencyDefault = 10
/** Jobs of one kind that one process holds at once, unless its handler says otherwise: no limit of its own. */
export const kindAtOnceMax = 1_000
/** Jobs that are claimed ahead of a free place while jobs are short. */
export const claimedAheadMax = 200
/** Jobs are claimed ahead for this much of the pace of the last moments. */
export const claimedAheadMilliseconds = 50
/** Results that one statement records. */
export const finishedAtOnceMax = 500

/** An attempt that takes longer is aborted, unless its kind says otherwise. */
export const attemptMilliseconds = 60_000
/** An aborted attempt that does not end by then is left to itself: below the 5 s in which `stop` returns. */
export const abortGraceMilliseconds = 4_000

export const keyCharactersMax = 300
export const laneCharactersMax = 200
/** A job names what it is about; what is larger belongs into a table of its own. */
export const payloadCharactersMax = 65_536
export const stateCharactersMax = 8_192
export const problemCharactersMax = 500
/** Jobs of one call of `enqueue`. */
export const enqueuedAtOnceMax = 10_000

/** A request body that the inbox accepts, sealed or as given. */
export const inboxBodyCharactersMax = 2_000_000

export const deadLettersMax = 100

/** Ended jobs and received deliveries are remembered this long. */
export const rememberedMilliseconds = 30 * 24 * 60 * 60 * 1_000
export const purgedAtOnceMax = 10_000
