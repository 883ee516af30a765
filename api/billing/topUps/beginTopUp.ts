import { randomUUID } from 'node:crypto'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import Stripe from 'stripe'
import { customerOf } from '../customerOf.ts'
import type { StripeBilling } from '../stripe/openStripe.ts'
import { changePoints, insertTopUp, nameIntent } from './topUpRows.ts'

export type TopUpDependencies = {
  readonly database: Queryable
  readonly billing: Pick<StripeBilling, 'stripe'>
  readonly clock: () => Instant
}

type Asker = { readonly teamId: TeamId; readonly memberId: MemberId }

export type BegunPayment = {
  readonly intentId: string
  readonly clientSecret: string
  readonly points: Points
  readonly cents: number
}

export type TopUpOutcome =
  | { readonly kind: 'begun'; readonly payment: BegunPayment }
  | { readonly kind: 'refused'; readonly code: 'PAYMENT_UNKNOWN' | 'PAYMENT_NOT_OPEN' }

/** A point costs a cent, without a fee. */
const centsOf = (points: Points): number => points

/** Begins the payment of a top-up. Nothing is charged before a person confirms it on the page. */
export const beginTopUp = async (
  dependencies: TopUpDependencies,
  { teamId, memberId }: Asker,
  points: Points,
): Promise<TopUpOutcome> => {
  const { database, billing, clock } = dependencies
  const customer = await customerOf(dependencies, teamId)
  const topUpId = randomUUID()
  await insertTopUp(database, { topUpId, teamId, points, begunBy: memberId, begunAt: clock() })
  const intent = await billing.stripe.paymentIntents.create(
    {
      amount: centsOf(points),
      currency: 'usd',
      customer,
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      description: descriptionOf(points),
      metadata: { team_id: teamId, topup_id: topUpId },
    },
    { idempotencyKey: `topup:${topUpId}` },
  )
  await nameIntent(database, topUpId, intent.id)
  return begun(intent, points)
}

/** Changes the points of a top-up that is not paid yet. */
export const changeTopUp = async (
  { database, billing }: TopUpDependencies,
  { teamId }: Asker,
  intentId: string,
  points: Points,
): Promise<TopUpOutcome> => {
  const topUp = await changePoints(database, teamId, intentId, points)
  if (!topUp) return { kind: 'refused', code: 'PAYMENT_UNKNOWN' }
  try {
    const intent = await billing.stripe.paymentIntents.update(
      intentId,
      { amount: centsOf(points), description: descriptionOf(points) },
      { idempotencyKey: `topup:${topUp.topUpId}:${topUp.changes}` },
    )
    return begun(intent, points)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === notOpen)
      return { kind: 'refused', code: 'PAYMENT_NOT_OPEN' }
    throw error
  }
}

const notOpen = 'payment_intent_unexpected_state'

const descriptionOf = (points: Points): string => `${points.toLocaleString('en-US')} points`

const begun = (intent: Stripe.PaymentIntent, points: Points): TopUpOutcome => {
  if (intent.client_secret === null) throw new Error(`The payment ${intent.id} has no secret.`)
  return {
    kind: 'begun',
    payment: { intentId: intent.id, clientSecret: intent.client_secret, points, cents: intent.amount },
  }
}
