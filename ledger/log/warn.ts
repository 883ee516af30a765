/** Tells whoever runs the server about trouble that the log works around by itself. */
export type Warn = (message: string, error: unknown) => void

const quietMilliseconds = 10_000
const toldAt = new Map<string, number>()

/** Tells of the same trouble every ten seconds at most: a database that is away is met many times a second. */
export const warnOnConsole: Warn = (message, error) => {
  const now = performance.now()
  if (now - (toldAt.get(message) ?? Number.NEGATIVE_INFINITY) < quietMilliseconds) return
  toldAt.set(message, now)
  console.warn(message, error instanceof Error ? error.message : error)
}
