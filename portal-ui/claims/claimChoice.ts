import type { Claim, ClaimOption } from '@laurel/contract/rewards/claim.ts'
import { isInStock } from '../rewards/custom/buyingProblem.ts'

/** What a person picked in one row so far. */
export type RowChoice = {
  readonly option: number
  readonly variantId: string | null
  readonly addressId: string | null
}

/** By the numbers of the rows. */
export type Choices = Readonly<Record<number, RowChoice>>

/** Whether an option can be picked by a person in this country. */
export const isPickable = (option: ClaimOption, country: string): boolean => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return false
    case 'POINTS':
      return true
    case 'CUSTOM_REWARD': {
      const { reward } = option
      if (reward === null || !reward.in_stock) return false
      return reward.countries.length === 0 || reward.countries.includes(country)
    }
  }
}

/** The numbers of the rows that wait for a pick. */
export const rowsToPick = ({ rewards }: Claim): readonly number[] =>
  rewards.flatMap((options, row) => (options.some(({ type }) => type !== 'PLACEHOLDER') ? [row] : []))

/** Whether every row has its pick, with a style and an address where they are needed. */
export const isComplete = (claim: Claim, choices: Choices): boolean =>
  rowsToPick(claim).every(row => {
    const choice = choices[row]
    const picked = choice && claim.rewards[row]?.[choice.option]
    if (!picked) return false
    if (picked.type !== 'CUSTOM_REWARD' || picked.reward === null) return picked.type === 'POINTS'
    const { reward } = picked
    if (reward.variations.length > 0 && !isInStock(reward, choice.variantId)) return false
    return !reward.metadata.use_shipping || choice.addressId !== null
  })
