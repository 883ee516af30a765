import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** How an attempt at a job ended. `state` replaces what the job keeps for the next attempt. */
export type Outcome =
  /** Without a call to the partner, the lane's pace does not count it. */
  | { readonly kind: 'done'; readonly isWithoutCall?: boolean; readonly note?: string | null }
  /** It is too early: the attempt is not counted. */
  | { readonly kind: 'later'; readonly at: Instant; readonly reason: string; readonly state?: unknown }
  /** Retried after a pause, until the attempts are used up. */
  | { readonly kind: 'failed'; readonly reason: string; readonly state?: unknown }
  /** A retry is useless until a person has changed something. */
  | { readonly kind: 'dead'; readonly reason: string; readonly state?: unknown }

type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { readonly kind: Kind }>

export const done: OutcomeOf<'done'> = { kind: 'done' }
export const later = (at: Instant, reason: string): OutcomeOf<'later'> => ({ kind: 'later', at, reason })
export const failed = (reason: string): OutcomeOf<'failed'> => ({ kind: 'failed', reason })
export const dead = (reason: string): OutcomeOf<'dead'> => ({ kind: 'dead', reason })
