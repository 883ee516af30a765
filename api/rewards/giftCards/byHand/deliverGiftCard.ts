import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { Delivery } from '@laurel/ledger/rewards/orders/delivery.ts'
import type { Intent } from '../../../access/intent.ts'
import { type RedemptionDependencies, type RedemptionOutcome, settleNow } from '../../settleNow.ts'
import { vendorByHand } from '../../vendors/buyme/buymeVendor.ts'

export type DeliverDependencies = Omit<RedemptionDependencies, 'ledger'> & {
  readonly ledger: Pick<Ledger, 'handle' | 'redemption'>
}

/**
 * An administrator ordered a gift card and enters its codes, under their own name. Rejects with REDEMPTION_UNKNOWN for
 * anything but a card that people order by hand, OWN_REDEMPTION for an own one, and REDEMPTION_MOVE_REFUSED where it does
 * not wait for its codes.
 */
export const deliverGiftCard = async (
  dependencies: DeliverDependencies,
  intent: Intent,
  { redemptionId, delivery }: { readonly redemptionId: RedemptionId; readonly delivery: Delivery },
): Promise<RedemptionOutcome> => {
  const { ledger } = dependencies
  const state = await ledger.redemption(intent.teamId, redemptionId)
  if (state.status === 'NONE' || state.vendorOrder?.vendor !== vendorByHand)
    return { kind: 'rejected', rejection: { code: 'REDEMPTION_UNKNOWN' } }
  const { handle, vendorOrderId } = state.vendorOrder
  if (vendorOrderId === null) {
    const id = derivedId('deliverGiftCard', intent.id, 'acceptOrder')
    const data = { redemptionId, vendorOrderId: handle }
    const noted = await ledger.handle({ ...intent, id, type: 'acceptOrder', data })
    if (noted.kind === 'rejected') return noted
  }
  return settleNow(
    dependencies,
    await ledger.handle({ ...intent, type: 'completeRedemption', data: { redemptionId, delivery } }),
  )
}
