/** The store that keeps the log does not answer. The outcome of an append is unknown: send it again with the same ids. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable'
}

/** Whether an error, or one of its causes, says that the store of the log does not answer. */
export const isLogUnavailable = (error: unknown): boolean =>
  error instanceof Error && (error instanceof LogUnavailable || isLogUnavailable(error.cause))
