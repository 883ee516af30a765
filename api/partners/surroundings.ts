import type { Instant } from '@laurel/ledger/kernel/instant.ts'

/** What an adapter of a partner is given to work with. */
export type VendorSurroundings = {
  readonly fetch: typeof fetch
  readonly clock: () => Instant
  readonly random: () => number
  /** Where the stand-in of the vendor is; without it, the vendor's own addresses hold. No person can set it. */
  readonly origin?: string
  /** What the vendor issues to this connection, such as tokens that rotate. Left out, nothing is kept. */
  readonly tokens?: VendorTokens
}

/** A text that the adapter keeps for its connection, encrypted at rest. */
export type VendorTokens = {
  readonly read: () => Promise<string | null>
  /**
   * Replaces the text by what `work` makes of it. One caller at a time, in all processes, so that a token that is valid
   * once is used once: look at `current` first, another caller may have renewed it.
   */
  readonly renew: (work: (current: string | null) => Promise<string>) => Promise<string>
}

export type ConnectionTest =
  | { readonly kind: 'connected'; readonly detail: string }
  | { readonly kind: 'failed'; readonly problem: string }
