export type Backoff = { readonly baseMilliseconds: number; readonly capMilliseconds: number }

/** After so many failed attempts a job becomes a dead letter, unless its handler says otherwise. */
export const attemptsMax = 8

export const backoffDefault: Backoff = { baseMilliseconds: 2_000, capMilliseconds: 15 * 60 * 1_000 }

/**
 * The pause before the next attempt, after so many failed ones: `min(cap, base·2^n)`, scaled by a random factor
 * between 0.5 and 1, so that jobs that failed together are not retried together.
 */
export const backoffMilliseconds = (
  { baseMilliseconds, capMilliseconds }: Backoff,
  failuresBefore: number,
  random: () => number,
): number => Math.min(capMilliseconds, baseMilliseconds * 2 ** failuresBefore) * (0.5 + random() / 2)
