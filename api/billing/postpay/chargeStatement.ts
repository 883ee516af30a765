import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import Stripe from 'stripe'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { done } from '../../delivery/outcome.ts'
import { cardsOfCustomer } from '../cards/readCards.ts'
import { customerOf } from '../customerOf.ts'
import { inTurn } from '../inTurn.ts'
import { isKeptFailure } from '../stripe/isKeptFailure.ts'
import { chargeStatementJob } from './makeStatements.ts'
import type { MoneyDependencies } from './moneyDependencies.ts'
import { recordPaidStatement, recordUnpaidStatement } from './recordStatement.ts'
import { countAttempt, type Statement, statementById } from './statementRows.ts'

/** Charges a statement to the default card of its team while no person is there. */
export const chargeStatement = (
  dependencies: MoneyDependencies,
  teamId: TeamId,
  statementId: string,
): Promise<string> =>
  inTurn(dependencies.database, teamId, async () => {
    const statement = await statementById(dependencies.database, teamId, statementId)
    if (statement?.state !== 'open') return 'It is paid, or waits for a person.'
    const { stripe } = dependencies.billing
    const customer = await customerOf(dependencies, teamId)
    const intent =
      (await paymentBefore(stripe, customer, statement)) ?? (await charge(dependencies, customer, statement))
    if (intent.status === 'succeeded') await recordPaidStatement(dependencies, statement, intent)
    else await recordUnpaidStatement(dependencies, statement, intent)
    return intent.status
  })

const listedMax = 100

/** The payment that an earlier attempt made, whose answer was lost. */
const paymentBefore = async (
  stripe: Stripe,
  customer: string,
  { statementId, intentId }: Statement,
): Promise<Stripe.PaymentIntent | undefined> => {
  const { data } = await stripe.paymentIntents.list({ customer, limit: listedMax })
  const known = data.find(({ id, metadata }) => id === intentId || metadata.statement_id === statementId)
  return known && stripe.paymentIntents.retrieve(known.id, { expand: ['latest_charge'] })
}

/** Without a card the payment waits for a person who adds one. */
const charge = async (
  { database, billing: { stripe } }: MoneyDependencies,
  customer: string,
  { teamId, statementId, month, points, attempts }: Statement,
): Promise<Stripe.PaymentIntent> => {
  const card = (await cardsOfCustomer(stripe, customer)).find(({ isDefault }) => isDefault)
  try {
    return await stripe.paymentIntents.create(
      {
        amount: points,
        currency: 'usd',
        customer,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description: `Rewards of ${month}`,
        metadata: { team_id: teamId, statement_id: statementId, month },
        expand: ['latest_charge'],
        ...(card ? { payment_method: card.id, confirm: true, off_session: true } : {}),
      },
      { idempotencyKey: `postpay:${statementId}:${card?.id ?? 'no card'}:${attempts}` },
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError && error.payment_intent) return error.payment_intent
    if (isKeptFailure(error)) await countAttempt(database, statementId)
    throw error
  }
}

const attemptMilliseconds = 2 * 60_000

export const statementHandler = (dependencies: MoneyDependencies): JobHandler =>
  handle(
    chargeStatementJob,
    async ({ payload: { teamId, statementId } }) => ({
      ...done,
      note: await chargeStatement(dependencies, teamId, statementId),
    }),
    { attemptMilliseconds },
  )
