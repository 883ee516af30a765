import { z } from 'zod'
import { page, rowIn } from '../http/lists.ts'
import { Metadata, mergeMetadata } from '../http/metadata.ts'
import { get, type Operation, post, remove } from '../http/operation.ts'
import { cleared, expand, Id, listing, optionalText, text } from '../http/params.ts'
import { invalid } from '../http/refusal.ts'
import { showCustomer } from '../objects/customer.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import { cardNamed } from '../payments/cards.ts'
import { deleteCustomer, liveCustomer } from '../payments/customers.ts'
import type { CustomerRow } from '../state/paymentRows.ts'
import { newId, type World } from '../world.ts'

const Fields = z.strictObject({
  email: text.optional(),
  name: text.optional(),
  description: text.optional(),
  metadata: Metadata.optional(),
  invoice_settings: z.strictObject({ default_payment_method: text.optional() }).optional(),
  payment_method: Id.optional(),
  expand,
})

const setDefault = (world: World, row: CustomerRow, given: string | undefined): void => {
  if (given === undefined) return
  if (given === '') {
    row.defaultPaymentMethod = null
    return
  }
  const method = rowIn(
    world.state.paymentMethods,
    'PaymentMethod',
    given,
    'invoice_settings[default_payment_method]',
  )
  if (method.customer !== row.id)
    throw invalid(
      `The customer does not have a payment method with the ID ${given}. The payment method must be attached to the customer.`,
      { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
    )
  row.defaultPaymentMethod = given
}

export const customerOperations: readonly Operation[] = [
  post('/v1/customers', Fields, (world, given) => {
    const id = newId('cus')
    const row: CustomerRow = {
      id,
      created: world.now(),
      email: given.email || null,
      name: given.name || null,
      description: given.description || null,
      metadata: mergeMetadata({}, given.metadata),
      defaultPaymentMethod: null,
      balance: 0,
      invoicePrefix: id.slice(-8).toUpperCase(),
      nextInvoiceSequence: 1,
      isDelinquent: false,
      isDeleted: false,
    }
    world.state.customers[id] = row
    if (given.payment_method !== undefined) {
      const method = cardNamed(world, given.payment_method, 'payment_method')
      method.customer = id
    }
    setDefault(world, row, given.invoice_settings?.default_payment_method)
    world.emit('customer.created', showCustomer(row))
    return showCustomer(row)
  }),
  get(
    '/v1/customers',
    z.strictObject({ ...listing, email: optionalText }),
    ({ state }, { email, ...given }) =>
      page(
        state.customers,
        given,
        '/v1/customers',
        showCustomer,
        row => !row.isDeleted && (email === undefined || row.email === email),
      ),
  ),
  get('/v1/customers/:id', z.strictObject({ expand }), ({ state }, _given, id) =>
    showCustomer(rowIn(state.customers, 'customer', id)),
  ),
  post('/v1/customers/:id', Fields, (world, given, id) => {
    const row = liveCustomer(world, id)
    row.email = cleared(row.email, given.email)
    row.name = cleared(row.name, given.name)
    row.description = cleared(row.description, given.description)
    row.metadata = mergeMetadata(row.metadata, given.metadata)
    setDefault(world, row, given.invoice_settings?.default_payment_method)
    world.emit('customer.updated', showCustomer(row))
    return showCustomer(row)
  }),
  remove('/v1/customers/:id', z.strictObject({}), (world, _given, id) => {
    const row = liveCustomer(world, id)
    deleteCustomer(world, row)
    return showCustomer(row)
  }),
  get(
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...listing, type: optionalText }),
    (world, given, id) => {
      const { id: customer } = liveCustomer(world, id)
      return page(
        world.state.paymentMethods,
        given,
        `/v1/customers/${id}/payment_methods`,
        showPaymentMethod,
        row => row.customer === customer,
      )
    },
  ),
]
