import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post } from '../http/operation.ts'
import { expand, Id, listing, optionalText, whole } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import { cardNamed } from '../payments/cards.ts'
import { detachCard, liveCustomer } from '../payments/customers.ts'

const Update = z.strictObject({
  metadata: Metadata.optional(),
  card: z.strictObject({ exp_month: whole.optional(), exp_year: whole.optional() }).optional(),
  billing_details: z
    .strictObject({ name: optionalText, email: optionalText, phone: optionalText })
    .optional(),
  expand,
})

export const paymentMethodOperations: readonly Operation[] = [
  get(
    '/v1/payment_methods',
    z.strictObject({ ...listing, customer: Id.optional(), type: optionalText }),
    ({ state }, { customer, type, ...given }) =>
      page(
        state.paymentMethods,
        given,
        '/v1/payment_methods',
        showPaymentMethod,
        row =>
          (customer === undefined || row.customer === customer) && (type === undefined || type === 'card'),
      ),
  ),
  get('/v1/payment_methods/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showPaymentMethod(rowIn(state.paymentMethods, 'PaymentMethod', id)),
  ),
  post('/v1/payment_methods/:id', Update, ({ state, emit }, { metadata, card, billing_details }, id) => {
    const row = rowIn(state.paymentMethods, 'PaymentMethod', id)
    row.metadata = mergeMetadata(row.metadata, metadata)
    row.expMonth = card?.exp_month ?? row.expMonth
    row.expYear = card?.exp_year ?? row.expYear
    row.name = billing_details?.name ?? row.name
    emit('payment_method.updated', showPaymentMethod(row))
    return showPaymentMethod(row)
  }),
  post(
    '/v1/payment_methods/:id/attach',
    z.strictObject({ customer: Id, expand }),
    (world, { customer }, id) => {
      liveCustomer(world, customer, 'customer')
      const row = cardNamed(world, id)
      if (row.customer !== null && row.customer !== customer)
        throw invalid('The payment method you provided has already been attached to a customer.', {
          code: 'payment_method_already_attached',
        })
      row.customer = customer
      world.emit('payment_method.attached', showPaymentMethod(row))
      return showPaymentMethod(row)
    },
  ),
  post('/v1/payment_methods/:id/detach', z.strictObject({ expand }), (world, _given, id) => {
    const row = rowIn(world.state.paymentMethods, 'PaymentMethod', id)
    if (row.customer === null)
      throw invalid(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        {
          code: 'payment_method_unexpected_state',
        },
      )
    detachCard(world, row)
    return showPaymentMethod(row)
  }),
]
