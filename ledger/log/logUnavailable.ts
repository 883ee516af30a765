/** The store that keeps the log does not answer. The outcome of an append is unknown: send it again with the same ids. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable'
}
