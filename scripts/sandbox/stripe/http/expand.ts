import { showCharge, showDispute, showRefund } from '../objects/charge.ts'
import { showCustomer } from '../objects/customer.ts'
import { showPaymentIntent, showSetupIntent } from '../objects/intents.ts'
import { showInvoice, showInvoicePayment } from '../objects/invoice.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import { showPrice, showProduct } from '../objects/price.ts'
import { showSubscription } from '../objects/subscription.ts'
import type { WireObject, World } from '../world.ts'
import { listOf, rowIn } from './lists.ts'
import { invalid } from './refusal.ts'

type Json = Record<string, unknown>

const levelsMax = 4

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts objects in the place of ids, as `expand` asks for. */
export const expandAnswer = (world: World, answer: Readonly<Json>, paths: readonly string[]): Json => {
  const expanded: Json = structuredClone(answer)
  for (const path of paths) {
    if (path.split('.').length > levelsMax)
      throw invalid(`You cannot expand more than ${levelsMax} levels of a property (${path}).`, {
        param: 'expand',
      })
    expandAt(world, expanded, path.split('.'), path)
  }
  return expanded
}

const expandAt = (world: World, value: unknown, [name, ...rest]: readonly string[], path: string): void => {
  if (name === undefined) return
  if (Array.isArray(value)) {
    for (const each of value) expandAt(world, each, [name, ...rest], path)
    return
  }
  if (!isObject(value)) return
  if (!(name in value)) {
    const included = includable(world, value, name)
    if (included === undefined)
      throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
    value[name] = included
  }
  const known = value[name]
  if (typeof known === 'string') value[name] = objectWith(world, known, path)
  expandAt(world, value[name], rest, path)
}

/** What is answered only where it is asked for. */
const includable = ({ state }: World, { object, id }: Json, name: string): unknown => {
  if (object === 'charge' && name === 'refunds')
    return listOf(
      Object.values(state.refunds)
        .filter(({ charge }) => charge === id)
        .map(showRefund),
      `/v1/charges/${String(id)}/refunds`,
    )
  if (object !== 'invoice' || typeof id !== 'string') return undefined
  const invoice = state.invoices[id]
  if (name === 'payments')
    return listOf(
      Object.values(state.invoicePayments)
        .filter(payment => payment.invoice === id)
        .map(showInvoicePayment),
      '/v1/invoice_payments',
    )
  if (name !== 'confirmation_secret') return undefined
  const intent = state.paymentIntents[invoice?.paymentIntent ?? '']
  return intent ? { client_secret: intent.clientSecret, type: 'payment_intent' } : null
}

/** How an object is answered, by the beginning of its id. */
const shown: Readonly<Record<string, (world: World, id: string) => WireObject>> = {
  cus: ({ state }, id) => showCustomer(rowIn(state.customers, 'customer', id)),
  pm: ({ state }, id) => showPaymentMethod(rowIn(state.paymentMethods, 'PaymentMethod', id)),
  seti: ({ state }, id) => showSetupIntent(rowIn(state.setupIntents, 'setupintent', id), state),
  pi: ({ state }, id) => showPaymentIntent(rowIn(state.paymentIntents, 'payment_intent', id), state),
  ch: (world, id) => showCharge(rowIn(world.state.charges, 'charge', id), world),
  re: ({ state }, id) => showRefund(rowIn(state.refunds, 'refund', id)),
  du: ({ state }, id) => showDispute(rowIn(state.disputes, 'dispute', id), state),
  prod: ({ state }, id) => showProduct(rowIn(state.products, 'product', id)),
  price: ({ state }, id) => showPrice(rowIn(state.prices, 'price', id)),
  sub: ({ state }, id) => showSubscription(rowIn(state.subscriptions, 'subscription', id), state),
  in: (world, id) => showInvoice(rowIn(world.state.invoices, 'invoice', id), world),
}

const objectWith = (world: World, id: string, path: string): unknown => {
  const [prefix = ''] = id.split('_')
  const show = Object.hasOwn(shown, prefix) ? shown[prefix] : undefined
  if (!show) throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  return show(world, id)
}
