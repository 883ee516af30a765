import { showCharge, showDispute, showRefund } from '../objects/charge.ts'
import { showCustomer } from '../objects/customer.ts'
import { showPaymentIntent, showSetupIntent } from '../objects/intents.ts'
import { showInvoice, showInvoicePayment } from '../objects/invoice.ts'
import { showPaymentMethod } from '../objects/paymentMethod.ts'
import { showPrice, showProduct } from '../objects/price.ts'
import { showSubscription } from '../objects/subscription.ts'
import type { World } from '../world.ts'
import { listOf, rowIn } from './lists.ts'
import { invalid } from './refusal.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts objects in the place of ids, as `expand` asks for. */
export const expandAnswer = (world: World, answer: Readonly<Json>, paths: readonly string[]): Json => {
  const expanded: Json = structuredClone(answer)
  for (const path of paths) expandAt(world, expanded, path.split('.'), path)
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

const objectWith = (world: World, id: string, path: string): unknown => {
  const { state } = world
  const [prefix = ''] = id.split('_')
  switch (prefix) {
    case 'cus':
      return showCustomer(rowIn(state.customers, 'customer', id))
    case 'pm':
      return showPaymentMethod(rowIn(state.paymentMethods, 'PaymentMethod', id))
    case 'seti':
      return showSetupIntent(rowIn(state.setupIntents, 'setupintent', id), state)
    case 'pi':
      return showPaymentIntent(rowIn(state.paymentIntents, 'payment_intent', id), state)
    case 'ch':
      return showCharge(rowIn(state.charges, 'charge', id), world)
    case 're':
      return showRefund(rowIn(state.refunds, 'refund', id))
    case 'du':
      return showDispute(rowIn(state.disputes, 'dispute', id), state)
    case 'prod':
      return showProduct(rowIn(state.products, 'product', id))
    case 'price':
      return showPrice(rowIn(state.prices, 'price', id))
    case 'sub':
      return showSubscription(rowIn(state.subscriptions, 'subscription', id), state)
    case 'in':
      return showInvoice(rowIn(state.invoices, 'invoice', id), world)
    default:
      throw invalid(`This property cannot be expanded (${path}).`, { param: 'expand' })
  }
}
