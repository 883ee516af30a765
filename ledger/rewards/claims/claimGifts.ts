import { accept, type Command, type Decision, reject } from '../../kernel/decider.ts'
import { derivedId } from '../../kernel/derivedId.ts'
import type { ClaimId, MemberId, RedemptionId } from '../../kernel/ids.ts'
import type { RewardOrder } from '../orders/vocabulary.ts'
import type { ChosenReward } from '../redemptions/events.ts'
import type { ClaimEvent, Pick, PickedReward, RowNumber } from './events.ts'
import type { ClaimState, KnownClaim } from './state.ts'

/**
 * Picks one option in each row that waits: all rows or none. The policy holds what the picked rewards are, by their
 * rows, so that a repeat is the same command even if a reward was changed since.
 */
export type ClaimGifts = Command<
  'claimGifts',
  { readonly claimId: ClaimId; readonly memberId: MemberId; readonly picks: readonly Pick[] },
  {
    readonly rewards: Readonly<
      Record<string, { readonly reward: ChosenReward; readonly order: RewardOrder | null }>
    >
  }
>

export type ClaimUnknown = { readonly code: 'CLAIM_UNKNOWN' }
export type AlreadyClaimed = { readonly code: 'ALREADY_CLAIMED' }
/** A row has no pick or several, or its pick is no option of it. */
export type PicksRefused = { readonly code: 'PICKS_REFUSED'; readonly row: RowNumber }

export const claimGifts = (
  state: ClaimState,
  { data: { claimId, memberId, picks }, policy }: ClaimGifts,
): Decision<ClaimEvent, ClaimUnknown | AlreadyClaimed | PicksRefused> => {
  if (state.kind === 'unknown' || state.kind === 'withdrawn' || state.memberId !== memberId)
    return reject({ code: 'CLAIM_UNKNOWN' })
  if (state.kind === 'claimed') return reject({ code: 'ALREADY_CLAIMED' })
  const refused = refusedRow(state, picks)
  if (refused !== undefined) return reject({ code: 'PICKS_REFUSED', row: refused })
  const round = state.round + 1
  let points = 0
  const rewards: Record<string, PickedReward> = {}
  for (const { row, option } of picks) {
    const picked = state.gifts[row]?.[option]
    if (picked?.type === 'POINTS') points += picked.points
    if (picked?.type !== 'CUSTOM_REWARD') continue
    const known = policy.rewards[row]
    if (known?.reward.rewardId !== picked.rewardId)
      throw new Error(`The policy of claim ${claimId} has another reward in row ${row}.`)
    rewards[row] = { redemptionId: redemptionIdOf(claimId, row, round), ...known }
  }
  const { grantId } = state
  const data = { claimId, memberId, grantId, picks: [...picks], points, round, rewards }
  return accept({ type: 'GiftsClaimed', data })
}

const redemptionIdOf = (claimId: ClaimId, row: RowNumber, round: number): RedemptionId =>
  derivedId('gift', claimId, String(row), String(round))

/** The first row whose picks don't fit. */
const refusedRow = ({ gifts, waiting }: KnownClaim, picks: readonly Pick[]): RowNumber | undefined => {
  const pickedRows = new Set<RowNumber>()
  for (const { row, option } of picks) {
    const picked = gifts[row]?.[option]
    if (!waiting.has(row) || pickedRows.has(row) || !picked || picked.type === 'PLACEHOLDER') return row
    pickedRows.add(row)
  }
  return [...waiting].find(row => !pickedRows.has(row))
}
