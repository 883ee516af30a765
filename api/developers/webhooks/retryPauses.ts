const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses between attempts, as Standard Webhooks suggests: about three days in all. */
const pauses: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** The pause after so many attempts; undefined after the last one. */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1]

/** A webhook that has failed for so long gets nothing until an administrator looks at it. */
export const failingMaxMilliseconds = 5 * 24 * hour
