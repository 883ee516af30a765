import { invalid } from '../http/refusal.ts'
import { showCharge, showRefund } from '../objects/charge.ts'
import type { ChargeRow, RefundRow } from '../state/paymentRows.ts'
import { newId, type World } from '../world.ts'

/** Gives money back: what is left of the charge, unless an amount is named. */
export const refundCharge = (
  world: World,
  paid: ChargeRow,
  given: {
    readonly amount?: number | undefined
    readonly reason?: string | undefined
    readonly metadata?: Record<string, string>
  },
): RefundRow => {
  const left = paid.amount - paid.amountRefunded
  if (!paid.isPaid || left === 0)
    throw invalid(`Charge ${paid.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (paid.isDisputed)
    throw invalid(`Charge ${paid.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const amount = given.amount ?? left
  if (amount < 1)
    throw invalid('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  const row: RefundRow = {
    id: newId('re'),
    created: world.now(),
    amount,
    currency: paid.currency,
    charge: paid.id,
    paymentIntent: paid.paymentIntent,
    status: 'succeeded',
    reason: given.reason ?? null,
    metadata: given.metadata ?? {},
  }
  paid.amountRefunded += amount
  world.state.refunds[row.id] = row
  world.emit('refund.created', showRefund(row))
  world.emit('charge.refunded', showCharge(paid, world))
  return row
}
