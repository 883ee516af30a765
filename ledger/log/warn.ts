/** Reports trouble that the log recovers from by itself to the operator. */
export type Warn = (message: string, error: unknown) => void

const quietMilliseconds = 10_000
const toldAt = new Map<string, number>()

/** Reports the same trouble every ten seconds at most: a database that is away fails many times a second. */
export const warnOnConsole: Warn = (message, error) => {
  const now = performance.now()
  if (now - (toldAt.get(message) ?? Number.NEGATIVE_INFINITY) < quietMilliseconds) return
  toldAt.set(message, now)
  console.warn(message, error instanceof Error ? error.message : error)
}
