import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { ClaimId, RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import type { Settled } from '@laurel/ledger/processes/settle.ts'
import type { ClaimGifts } from '@laurel/ledger/rewards/claims/claimGifts.ts'
import type { Pick as GiftPick } from '@laurel/ledger/rewards/claims/events.ts'
import { claimOfMember } from '@laurel/projections/rewards/claims/queries.ts'
import type { ClaimRow } from '@laurel/projections/rewards/claims/tables.ts'
import type { Intent } from '../../access/intent.ts'
import type { ItemChoice } from '../items/itemChoice.ts'
import { type ChoiceProblem, type ItemDependencies, orderOfItem } from '../items/redeemItem.ts'
import { type GiftReward, rewardsOfGifts } from './rewardsOfGifts.ts'

export type ClaimDependencies = Omit<ItemDependencies, 'ledger'> & {
  readonly ledger: Pick<Ledger, 'handle' | 'item' | 'member'>
  readonly settle: (events: readonly RecordedEvent[]) => Promise<Settled>
}

export type GiftChoices = {
  readonly picks: readonly GiftPick[]
  /** By the numbers of their rows. */
  readonly choices: Readonly<Record<string, ItemChoice>>
}

export type Claimed =
  | {
      readonly kind: 'accepted'
      readonly redemptionIds: readonly RedemptionId[]
      readonly points: Points
      /** Whether something was sold out after all; its row waits again. */
      readonly isReturned: boolean
      readonly position: number
      readonly isRepeated: boolean
    }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }
  | { readonly kind: 'refused'; readonly problem: ChoiceProblem }
  | { readonly kind: 'outOfStock'; readonly name: string }

type PickedRewards = ClaimGifts['policy']['rewards']
type Picked =
  | { readonly kind: 'picked'; readonly rewards: PickedRewards }
  | Exclude<Claimed, { readonly kind: 'accepted' }>

/**
 * Picks the gifts of a claim, all rows or none, and settles them at once. Rejects with CLAIM_UNKNOWN where the author has
 * no such claim, ALREADY_CLAIMED where it was made before, and PICKS_REFUSED where a row has not one pick.
 */
export const claimGifts = async (
  dependencies: ClaimDependencies,
  intent: Intent,
  claimId: ClaimId,
  given: GiftChoices,
): Promise<Claimed> => {
  const memberId = intent.actor.id
  const claim = await claimOfMember(dependencies.database, intent.teamId, memberId, claimId)
  if (!claim) return { kind: 'rejected', rejection: { code: 'CLAIM_UNKNOWN' } }
  const picked = await rewardsPicked(dependencies, intent, claim, given)
  if (picked.kind !== 'picked') return picked
  const outcome = await dependencies.ledger.handle({
    ...intent,
    type: 'claimGifts',
    data: { claimId, memberId, picks: given.picks },
    policy: { rewards: picked.rewards },
  })
  if (outcome.kind === 'rejected') return outcome
  const { events, position } = await dependencies.settle(outcome.events)
  const claimed = events.find(event => event.type === 'GiftsClaimed')
  if (claimed?.type !== 'GiftsClaimed') throw new Error(`Claim ${claimId} was accepted without its event.`)
  const returned = new Set(
    events.flatMap(event => (event.type === 'GiftReturned' ? [event.data.redemptionId] : [])),
  )
  const ids = Object.values(claimed.data.rewards).map(({ redemptionId }) => redemptionId)
  return {
    kind: 'accepted',
    redemptionIds: ids.filter(id => !returned.has(id)),
    points: claimed.data.points,
    isReturned: returned.size > 0,
    position,
    isRepeated: outcome.isRepeated,
  }
}

/** What the picked rewards are, and what is ordered for them. The rule checks the picks themselves. */
const rewardsPicked = async (
  dependencies: ClaimDependencies,
  { teamId, actor }: Intent,
  { gifts, waitingRows }: ClaimRow,
  { picks, choices }: GiftChoices,
): Promise<Picked> => {
  const known = await rewardsOfGifts(dependencies.database, teamId, gifts)
  const isWaiting = picks.every(({ row }) => waitingRows.includes(row))
  const rewards: Record<string, PickedRewards[string]> = {}
  for (const { row, option } of picks) {
    const chosen = gifts[row]?.[option]
    if (chosen?.type !== 'CUSTOM_REWARD') continue
    const reward = known.get(chosen.rewardId)
    if (!reward) return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
    const picked = namesOf(reward)
    if (reward.kind === 'reward' || !isWaiting) {
      // What was picked before is not ordered again: the rule finds the repeat, or refuses.
      rewards[row] = { reward: picked, order: null }
      continue
    }
    const state = await dependencies.ledger.item(teamId, reward.item.itemId)
    if (state.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
    const ordered = await orderOfItem(
      dependencies,
      { teamId, memberId: actor.id },
      state.item,
      choices[row] ?? {},
    )
    if (ordered.kind === 'refused') return ordered
    if (state.kind === 'archived' || state.stock.get(ordered.order.variantId) === 0)
      return { kind: 'outOfStock', name: picked.name }
    rewards[row] = { reward: picked, order: ordered.order }
  }
  return { kind: 'picked', rewards }
}

const namesOf = (known: GiftReward) => {
  const { name, emoji } = known.kind === 'item' ? known.item : known.reward
  return { rewardId: known.kind === 'item' ? known.item.itemId : known.reward.rewardId, name, emoji }
}
