import type { RedemptionId } from '@laurel/ledger/kernel/ids.ts'
import type { ExceptionDecision } from '@laurel/ledger/reconciliation/vocabulary.ts'
import type { Exception } from './exceptionRows.ts'

/** An administrator decides for their team; an operator of the installation, who names one, for both sides. */
export type Decider = 'administrator' | 'operator'

/**
 * What can be decided about an exception now. A team never accepts a difference in its own favour, such as points that it
 * did not pay for: the operator does.
 */
export const decisionsFor = (
  { state, compensation, partner, cents }: Pick<Exception, 'state' | 'compensation' | 'partner' | 'cents'>,
  decider: Decider,
): ExceptionDecision[] => {
  if (state !== 'open') return []
  const isInFavourOfTeam = partner === 'stripe' && cents <= 0
  return [
    ...(compensation ? ['compensate' as const] : []),
    ...(isInFavourOfTeam && decider === 'administrator' ? [] : ['accept' as const]),
  ]
}

/** The redemption whose order differs; null for a payment, and for an order that no redemption belongs to. */
export const redemptionOf = ({ kind, subject }: Pick<Exception, 'kind' | 'subject'>): RedemptionId | null =>
  kind === 'order.status' || kind === 'order.unknown' ? subject : null
