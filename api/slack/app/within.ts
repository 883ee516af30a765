/** A form that is decided within this time shows a rejection in place. Slack waits for 3 seconds. */
export const decideWithinMilliseconds = 2_000

/** The result of a promise, or undefined if it takes longer. */
export const within = async <Value>(
  work: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> => {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), milliseconds)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
