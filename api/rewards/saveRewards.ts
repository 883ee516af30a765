import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { CompanyReward } from '@laurel/ledger/rewards/catalog/events.ts'
import type { Intent } from '../access/intent.ts'

/** A reward of the list; the id of a new one is null. */
export type ListedReward = Omit<CompanyReward, 'rewardId'> & { readonly rewardId: RewardId | null }

export type SavedRewards =
  | { readonly kind: 'accepted'; readonly position: number; readonly rewards: readonly CompanyReward[] }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * Makes the catalog of company rewards equal to a list: defines, changes and archives. A repeat of the intent changes
 * nothing. Rejects with REWARD_UNKNOWN, before anything is changed, where the catalog has no reward with an id of the list.
 */
export const saveRewards = async (
  {
    ledger,
    log,
  }: { readonly ledger: Pick<Ledger, 'handle' | 'catalog'>; readonly log: { head(): Promise<number> } },
  intent: Intent,
  listed: readonly ListedReward[],
): Promise<SavedRewards> => {
  const rewards = listed.map((reward, at) => ({
    ...reward,
    rewardId: reward.rewardId ?? derivedId('reward', intent.id, String(at)),
  }))
  const { rewards: known } = await ledger.catalog(intent.teamId)
  if (listed.some(({ rewardId }) => rewardId !== null && !known.has(rewardId)))
    return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const kept = new Set(rewards.map(({ rewardId }) => rewardId))
  const left = [...known.keys()].filter(rewardId => !kept.has(rewardId))
  const commands = [
    ...rewards.map(data => ({ type: 'defineReward', data }) as const),
    ...left.map(rewardId => ({ type: 'archiveReward', data: { rewardId } }) as const),
  ]
  let position = await log.head()
  for (const command of commands) {
    const id = derivedId('saveRewards', intent.id, command.type, command.data.rewardId)
    const outcome = await ledger.handle({ ...intent, ...command, id })
    if (outcome.kind === 'rejected') return outcome
    position = Math.max(position, outcome.position)
  }
  return { kind: 'accepted', position, rewards }
}
