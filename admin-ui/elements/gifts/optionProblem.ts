import type { GiftOption } from '@laurel/contract/awards/award.ts'

/** Why an option can't stand beside the others of its gift row; undefined when it can. */
export const optionProblem = (
  option: GiftOption,
  others: readonly GiftOption[],
): { readonly field: 'points' | 'reward_id'; readonly sentence: string } | undefined => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return undefined
    case 'POINTS':
      return others.some(({ type }) => type === 'POINTS')
        ? { field: 'points', sentence: 'This gift row already has a point option.' }
        : undefined
    case 'CUSTOM_REWARD':
      return others.some(other => other.type === 'CUSTOM_REWARD' && other.reward_id === option.reward_id)
        ? { field: 'reward_id', sentence: 'This product is already in this gift row.' }
        : undefined
  }
}
