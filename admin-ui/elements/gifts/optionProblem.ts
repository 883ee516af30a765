import type { GiftOption } from '@laurel/contract/awards/award.ts'
import type { TextKey } from '../../messages/useText.ts'

/** Why an option cannot join the others of its gift row; undefined when it can. */
export const optionProblem = (
  option: GiftOption,
  others: readonly GiftOption[],
): { readonly field: 'points' | 'reward_id'; readonly problem: TextKey } | undefined => {
  switch (option.type) {
    case 'PLACEHOLDER':
      return undefined
    case 'POINTS':
      return others.some(({ type }) => type === 'POINTS')
        ? { field: 'points', problem: 'gifts.twicePoints' }
        : undefined
    case 'CUSTOM_REWARD':
      return others.some(other => other.type === 'CUSTOM_REWARD' && other.reward_id === option.reward_id)
        ? { field: 'reward_id', problem: 'gifts.twiceReward' }
        : undefined
  }
}
