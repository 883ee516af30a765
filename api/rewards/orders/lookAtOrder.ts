import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { VendorName } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import { movesFrom } from '@laurel/ledger/rewards/redemptions/lifeCycle.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import type { ConnectedVendor } from '../vendors/connectedVendor.ts'
import { applyOrderReport } from './applyOrderReport.ts'
import type { OrderDependencies, OrderSubject } from './orderSubject.ts'

export type LookDependencies = OrderDependencies & {
  readonly vendorNamed: (teamId: TeamId, name: VendorName) => Promise<ConnectedVendor | null>
}

export type LookOutcome =
  /** Not delivered yet. */
  | { readonly kind: 'open' }
  /** Delivered, and may still come back. */
  | { readonly kind: 'delivered' }
  | { readonly kind: 'ended' }
  | { readonly kind: 'uncertain'; readonly problem: string }
  | { readonly kind: 'needsPerson'; readonly problem: string }

/** Asks the vendor about an order and moves the redemption to the answer. Has no rejection of its own. */
export const lookAtOrder = async (
  dependencies: LookDependencies,
  subject: OrderSubject,
  signal: AbortSignal,
): Promise<LookOutcome> => {
  try {
    return (await lookOnce(dependencies, subject, signal)) ?? (await standing(dependencies, subject))
  } catch (error) {
    if (error instanceof VendorUncertain) return { kind: 'uncertain', problem: error.message }
    throw error
  }
}

const lookOnce = async (
  dependencies: LookDependencies,
  subject: OrderSubject,
  signal: AbortSignal,
): Promise<LookOutcome | undefined> => {
  const { ledger, vendorNamed } = dependencies
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE' || !state.vendorOrder) return { kind: 'ended' }
  const { vendor: name, vendorOrderId } = state.vendorOrder
  const vendor = await vendorNamed(subject.teamId, name)
  if (!vendor) return { kind: 'uncertain', problem: `The team is not connected to ${name}.` }
  const report = await vendor.client.findOrder(state.vendorOrder, signal)
  if (!report)
    return vendorOrderId === null
      ? undefined
      : { kind: 'needsPerson', problem: `${name} does not know its order ${vendorOrderId} any more.` }
  const outcome = await applyOrderReport(dependencies, subject, report)
  return outcome.kind === 'contradiction' ? { kind: 'needsPerson', problem: outcome.problem } : undefined
}

/** How far the redemption is after the look. */
const standing = async ({ ledger }: LookDependencies, subject: OrderSubject): Promise<LookOutcome> => {
  const state = await ledger.redemption(subject.teamId, subject.redemptionId)
  if (state.status === 'NONE' || movesFrom(state.redemptionType, state.status).length === 0)
    return { kind: 'ended' }
  return state.status === 'COMPLETE' ? { kind: 'delivered' } : { kind: 'open' }
}
