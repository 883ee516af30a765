/** No form of ours comes near; a bigger body is a mistake or an attack. */
export const bodyBytesMax = 256 * 1024
export const requestsPerMinuteMax = 1200
/** Guessing tokens and codes must not pay. */
export const signInsPerMinuteMax = 120
/** How long a query waits for read models to show a command. */
export const freshnessMilliseconds = 3000
export const idempotencyKeyLengthMax = 200
export const healthMilliseconds = 2000
