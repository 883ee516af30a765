/** A form that is decided within this shows a refusal in place; later ones are told beside it. Slack waits for 3 s. */
export const decideWithinMilliseconds = 2_000

/** What a promise answers in time, or nothing while it goes on. */
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
