/** How long a server, a database or a client may take to come back; on a machine that is busy with other work, minutes. */
export const patienceMilliseconds = 300_000

/** How long a client waits before it asks again what became of its command. */
export const retryMilliseconds = 50

/**
 * The rest a client takes before each command: over HTTP it stays below what one person may ask for in a minute, and
 * at the ledger it keeps a log that is replayed after every kill from growing out of hand.
 */
export const restMilliseconds = { http: 60, ledger: 100 } as const

/** Acknowledgements that each kind of load collects between two blows: fewest and most. */
export const acknowledgedBetweenBlows = { least: 10, most: 40 } as const

/** A blow comes this much later at most than the acknowledgement it waited for, so that it hits any moment of a commit. */
export const blowDelayMilliseconds = 20

/** A server that receives SIGTERM completes its requests and ends within this time. */
export const stopMillisecondsMax = 15_000

/** After every so many outages the command line is asked as well, which takes a start of its own. */
export const outagesPerAuditor = 10

/** How long clients go on while a victim is away, before they wait for it. */
export const workWhileAwayMilliseconds = 1_500
