/** How long a server, a database or a client may take to recover. On a busy machine this can take minutes. */
export const patienceMilliseconds = 300_000

/** The pause before a client retries a command with an unknown outcome. */
export const retryMilliseconds = 50

/**
 * The pause of a client before each command. Over HTTP it stays below the rate limit of a person; at the ledger it bounds
 * the size of the log, which is replayed after every kill.
 */
export const restMilliseconds = { http: 60, ledger: 100 } as const

/** A server that receives SIGTERM completes its requests and ends within this time. */
export const stopMillisecondsMax = 15_000

/** The command line is checked once per this many outages, because each check starts a program. */
export const outagesPerAuditor = 10

/** How long clients continue during an outage before they wait for its end. */
export const workWhileAwayMilliseconds = 1_500
