import type { CategoryKey } from './categories.ts'

/** What a source says about a nonprofit. Texts are empty and addresses null where it says nothing. */
export type CharityFacts = {
  /** Nine digits. */
  readonly ein: string
  readonly name: string
  readonly mission: string
  readonly url: string | null
  readonly logoUrl: string | null
  readonly city: string
  readonly state: string
  /** `Z99` where the source names none. */
  readonly classificationCode: string
  readonly category: CategoryKey | ''
  /** Whether this is everything that the source knows. */
  readonly isWhole: boolean
}

/** A source of data on nonprofits. No search waits for it: what it says is stored. Throws `VendorUncertain`. */
export type CharitySource = {
  readonly causes: readonly string[]
  readonly search: (words: string, signal: AbortSignal) => Promise<readonly CharityFacts[]>
  /** Null where it does not know the nonprofit. */
  readonly details: (ein: string, signal: AbortSignal) => Promise<CharityFacts | null>
  /** Pages are counted from 1. */
  readonly browse: (
    cause: string,
    page: number,
    signal: AbortSignal,
  ) => Promise<{ readonly charities: readonly CharityFacts[]; readonly pages: number }>
}
