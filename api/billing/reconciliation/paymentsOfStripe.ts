import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { Month } from '@laurel/ledger/kernel/month.ts'
import Stripe from 'stripe'
import { type CustomerDependencies, teamOfCustomer } from '../customerOf.ts'
import type {
  PaymentPurpose,
  PaymentsOfProvider,
  Period,
  ProvidedPayment,
  ProvidedReversal,
} from './paymentsOfProvider.ts'

/** Banks decide about a dispute within this time; its end is no event of a period. */
const disputedMilliseconds = 120 * 24 * 60 * 60_000
const pageSize = 100

/** The payments for points as Stripe has them now. */
export const paymentsOfStripe = ({ database, billing }: CustomerDependencies): PaymentsOfProvider => {
  const { stripe } = billing

  const payment = async (intentId: string): Promise<ProvidedPayment | undefined> => {
    const intent = await found(() => stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))
    if (intent?.status !== 'succeeded') return undefined
    const purpose = purposeOf(intent.metadata)
    const customer = idOf(intent.customer)
    const teamId = customer === undefined ? undefined : await teamOfCustomer(database, customer)
    // A payment of a subscription, or of another program that uses the same account.
    if (teamId === undefined || purpose === undefined) return undefined
    const { latest_charge: charge } = intent
    const paidAt = typeof charge === 'object' && charge !== null ? charge.created : intent.created
    return {
      paymentReference: intent.id,
      teamId,
      purpose,
      cents: intent.amount_received,
      currency: intent.currency,
      at: instantOf(paidAt),
      reversals: await reversalsOf(stripe, intent.id),
    }
  }

  return {
    payment,
    async *payments(period, signal) {
      const seen = new Set<string>()
      for await (const { payment_intent: intent } of movesIn(stripe, period)) {
        if (signal.aborted) return
        const intentId = idOf(intent)
        if (intentId === undefined || seen.has(intentId)) continue
        seen.add(intentId)
        const provided = await payment(intentId)
        if (provided) yield [provided]
      }
    },
  }
}

type Move = { readonly payment_intent: string | Stripe.PaymentIntent | null }

/** Charges, refunds and disputes of a period, each with its payment. */
async function* movesIn(stripe: Stripe, { from, until }: Period): AsyncGenerator<Move> {
  const of = (start: Instant) => ({
    limit: pageSize,
    created: { gte: secondsOf(start), lt: secondsOf(until) },
  })
  yield* stripe.charges.list(of(from))
  yield* stripe.refunds.list(of(from))
  yield* stripe.disputes.list(of(addMilliseconds(from, -disputedMilliseconds)))
}

/** Undefined where Stripe has no such payment. */
const found = async <Found>(read: () => Promise<Found>): Promise<Found | undefined> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return undefined
    throw error
  }
}

const purposeOf = (metadata: Stripe.Metadata): PaymentPurpose | undefined => {
  const topUpId = Identifier.safeParse(metadata.topup_id).data
  if (topUpId !== undefined) return { kind: 'topUp', topUpId }
  const statementId = Identifier.safeParse(metadata.statement_id).data
  const month = Month.safeParse(metadata.month).data
  return statementId === undefined || month === undefined
    ? undefined
    : { kind: 'statement', statementId, month }
}

const reversalsOf = async (stripe: Stripe, intentId: string): Promise<readonly ProvidedReversal[]> => {
  const of = { payment_intent: intentId, limit: pageSize }
  const reversals: (ProvidedReversal & { readonly created: number })[] = []
  for await (const { id, amount, currency, created, status } of stripe.refunds.list(of)) {
    const isReturned = status === 'failed' || status === 'canceled'
    reversals.push({ reference: id, cause: 'refund', cents: amount, currency, isReturned, created })
  }
  for await (const { id, amount, currency, created, status } of stripe.disputes.list(of)) {
    // An inquiry takes no money, nor does a dispute that was prevented.
    if (status.startsWith('warning_') || status === 'prevented') continue
    const isReturned = status === 'won'
    reversals.push({ reference: id, cause: 'dispute', cents: amount, currency, isReturned, created })
  }
  return reversals
    .toSorted((one, other) => one.created - other.created || one.reference.localeCompare(other.reference))
    .map(({ created: _order, ...reversal }) => reversal)
}

const idOf = (object: string | { readonly id: string } | null): string | undefined =>
  typeof object === 'string' ? object : object?.id

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString()
const secondsOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)
