import type { LedgerRejection } from '@laurel/ledger/handling/commands.ts'
import type { MemberId, RedemptionId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Delivery } from '@laurel/ledger/rewards/orders/delivery.ts'
import { applyOrderReport } from '../../orders/applyOrderReport.ts'
import type { OrderDependencies } from '../../orders/orderSubject.ts'
import { vendorByHand } from '../../vendors/buyme/buymeVendor.ts'

export type DeliverOutcome =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'rejected'; readonly rejection: LedgerRejection }

/**
 * A person ordered a gift card and enters its codes: the order is reported as complete. Rejects with REDEMPTION_UNKNOWN
 * for anything but a card that people order by hand, OWN_REDEMPTION for an own one, and REDEMPTION_MOVE_REFUSED where it
 * does not wait for its codes.
 */
export const deliverGiftCard = async (
  dependencies: OrderDependencies,
  {
    teamId,
    redemptionId,
    by,
    delivery,
  }: { teamId: TeamId; redemptionId: RedemptionId; by: MemberId; delivery: Delivery },
): Promise<DeliverOutcome> => {
  const state = await dependencies.ledger.redemption(teamId, redemptionId)
  if (state.status === 'NONE' || state.vendorOrder?.vendor !== vendorByHand)
    return { kind: 'rejected', rejection: { code: 'REDEMPTION_UNKNOWN' } }
  if (state.memberId === by) return { kind: 'rejected', rejection: { code: 'OWN_REDEMPTION' } }
  const outcome = await applyOrderReport(
    dependencies,
    { teamId, redemptionId },
    {
      vendorOrderId: state.vendorOrder.vendorOrderId ?? state.vendorOrder.handle,
      status: 'complete',
      shipped: [],
      delivery,
      problem: null,
    },
  )
  if (outcome.kind === 'applied' && outcome.moves.includes('COMPLETE')) return { kind: 'delivered' }
  const { status } = await dependencies.ledger.redemption(teamId, redemptionId)
  return { kind: 'rejected', rejection: { code: 'REDEMPTION_MOVE_REFUSED', status } }
}
