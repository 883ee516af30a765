import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { expand, flag, Id, listing, whole } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showCharge, showDispute, showRefund } from '../objects/charge.ts'
import { closeDispute } from '../payments/charging.ts'
import { refundCharge } from '../payments/refunding.ts'
import type { DisputeRow } from '../state/paymentRows.ts'
import type { World } from '../world.ts'

const Refund = z.strictObject({
  charge: Id.optional(),
  payment_intent: Id.optional(),
  amount: whole.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: Metadata.optional(),
  expand,
})

const chargeFor = ({ state }: World, { charge, payment_intent }: z.output<typeof Refund>) => {
  if (charge !== undefined) return rowIn(state.charges, 'charge', charge, 'charge')
  if (payment_intent === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  const intent = rowIn(state.paymentIntents, 'payment_intent', payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded' || intent.latestCharge === null)
    throw invalid('This PaymentIntent does not have a successful charge to refund.', {
      param: 'payment_intent',
    })
  return rowIn(state.charges, 'charge', intent.latestCharge)
}

const ofPayment = { charge: Id.optional(), payment_intent: Id.optional() }

const isOf =
  ({ charge, payment_intent }: { charge?: string | undefined; payment_intent?: string | undefined }) =>
  (row: { readonly charge: string; readonly paymentIntent: string }): boolean =>
    (charge === undefined || row.charge === charge) &&
    (payment_intent === undefined || row.paymentIntent === payment_intent)

export const chargeOperations: readonly Operation[] = [
  get('/v1/charges/:id', z.strictObject({ expand }), (world, _given, id) =>
    showCharge(rowIn(world.state.charges, 'charge', id), world),
  ),
  get(
    '/v1/charges',
    z.strictObject({ ...listing, customer: Id.optional(), payment_intent: Id.optional() }),
    (world, { customer, payment_intent, ...given }) =>
      page(
        world.state.charges,
        given,
        '/v1/charges',
        row => showCharge(row, world),
        row =>
          (customer === undefined || row.customer === customer) &&
          (payment_intent === undefined || row.paymentIntent === payment_intent),
      ),
  ),
  post('/v1/refunds', Refund, (world, given) => {
    const { amount, reason, metadata } = given
    return showRefund(
      refundCharge(world, chargeFor(world, given), { amount, reason, metadata: mergeMetadata({}, metadata) }),
    )
  }),
  get(
    '/v1/refunds',
    z.strictObject({ ...listing, ...ofPayment }),
    ({ state }, { charge, payment_intent, ...given }) =>
      page(state.refunds, given, '/v1/refunds', showRefund, isOf({ charge, payment_intent })),
  ),
  get('/v1/refunds/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showRefund(rowIn(state.refunds, 'refund', id)),
  ),
  get(
    '/v1/disputes',
    z.strictObject({ ...listing, ...ofPayment }),
    ({ state }, { charge, payment_intent, ...given }) =>
      page(
        state.disputes,
        given,
        '/v1/disputes',
        (row: DisputeRow) => showDispute(row, state),
        isOf({ charge, payment_intent }),
      ),
  ),
  get('/v1/disputes/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showDispute(rowIn(state.disputes, 'dispute', id), state),
  ),
  post(
    '/v1/disputes/:id',
    z.strictObject({
      evidence: z.record(z.string(), z.string()).optional(),
      submit: flag.optional(),
      metadata: Metadata.optional(),
      expand,
    }),
    (world, { evidence, submit, metadata }, id) => {
      const row = rowIn(world.state.disputes, 'dispute', id)
      row.metadata = mergeMetadata(row.metadata, metadata)
      if (evidence !== undefined && submit !== false && row.status === 'needs_response') {
        row.status = 'under_review'
        world.emit('charge.dispute.updated', showDispute(row, world.state), { status: 'needs_response' })
      }
      return showDispute(row, world.state)
    },
  ),
  post('/v1/disputes/:id/close', z.strictObject({ expand }), (world, _given, id) => {
    const row = rowIn(world.state.disputes, 'dispute', id)
    closeDispute(world, id, 'lost')
    return showDispute(row, world.state)
  }),
]
