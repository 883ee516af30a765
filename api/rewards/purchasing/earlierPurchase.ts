import { setTimeout as rest } from 'node:timers/promises'
import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId, RewardId } from '@laurel/ledger/kernel/ids.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { RedemptionState } from '@laurel/ledger/rewards/redemptions/state.ts'
import type { Intent } from '../../access/intent.ts'
import type { Redeemed } from './redeemed.ts'
import type { IsSameChoice } from './sameChoice.ts'

export type EarlierDependencies = {
  readonly ledger: Pick<Ledger, 'redemption'>
  readonly log: Pick<EventLog, 'head'>
}

/** The redemption that an intent makes. */
export const redemptionOf = ({ id }: Pick<Intent, 'id'>): RedemptionId => derivedId('redemption', id)

/**
 * What the intent bought before, as it is now; null if it bought nothing yet. Callers ask before they quote a price, so
 * that a repeat answers the same even where the price has changed or the product is gone. Rejects with COMMAND_CONFLICT
 * where the intent bought another reward, or the same one by another choice.
 */
export const earlierPurchase = async (
  { ledger, log }: EarlierDependencies,
  intent: Pick<Intent, 'id' | 'teamId'>,
  { rewardId, isSame }: { readonly rewardId: RewardId; readonly isSame?: IsSameChoice | undefined },
): Promise<Redeemed | { readonly kind: 'rejected'; readonly rejection: LedgerRejection } | null> => {
  const redemptionId = redemptionOf(intent)
  const known = await settledState(() => ledger.redemption(intent.teamId, redemptionId))
  if (known.status === 'NONE') return null
  if (known.rewardId !== rewardId || (isSame && !(await isSame(known))))
    return { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }
  return {
    kind: 'accepted',
    redemptionId,
    status: known.status,
    points: known.points,
    declinedFor: known.status === 'DECLINED' ? known.reason : null,
    // The log ends after every event of this redemption.
    position: await log.head(),
    isRepeated: true,
  }
}

const [looksMax, restMilliseconds] = [20, 50]

/** Another click, or the worker after a crash, is about to settle what is only requested. */
const settledState = async (look: () => Promise<RedemptionState>): Promise<RedemptionState> => {
  let state = await look()
  for (let looks = 1; state.status === 'REQUESTED' && looks < looksMax; looks += 1) {
    await rest(restMilliseconds)
    state = await look()
  }
  return state
}
