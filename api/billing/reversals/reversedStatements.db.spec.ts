import { randomUUID } from 'node:crypto'
import { listRewardsPayments } from '@laurel/contract/billing/postpay.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { monthRange } from '@laurel/ledger/kernel/month.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import { paymentProblems } from '../paymentProblems.ts'
import { chargeStatement } from '../postpay/chargeStatement.ts'
import { makeStatements, monthBefore } from '../postpay/makeStatements.ts'
import { statementsOf } from '../postpay/statementRows.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { addTestCard } from '../testing/testBilling.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const api = createTestApi(url, { billing })

const month = monthBefore(instantOf(new Date()), 'UTC')
const { from, until } = monthRange(month, 'UTC')
const inMonth = new Date(Date.parse(from) + 86_400_000).toISOString()
const afterMonth = new Date(Date.parse(until) + 7_200_000).toISOString()

type Sent = ReturnType<typeof control.events>

/** A team that paid a month of 700 points, what then happens to the payment at Stripe, and the events of all of it. */
const happens = async (name: string, story: (intent: string) => void) => {
  const team = await api().team(name)
  const { teamId, ann, olga } = team
  const { ledger, log, database } = api()
  await addTestCard({ database, billing }, teamId)
  const earlier = control.events().length
  const envelope = () => ({
    id: randomUUID(),
    teamId,
    actor: { kind: 'system' as const, id: 'spec' },
    occurredAt: inMonth,
  })
  const { fund } = await teamAccountBalances(database, teamId)
  await ledger.handle({ ...envelope(), type: 'choosePaymentMethod', data: { method: 'postpay' } })
  const reserved = { redemptionId: randomUUID(), memberId: ann.memberId, points: fund + 700 }
  const outcome = await ledger.handle({ ...envelope(), type: 'reserveFund', data: reserved })
  expect(outcome.kind).toBe('accepted')
  await api().shown(await log.head())
  await makeStatements(database, afterMonth, new AbortController().signal)
  const [statement] = await statementsOf(database, teamId)
  const dependencies = { ledger, database, billing, clock: () => afterMonth }
  await chargeStatement(dependencies, teamId, statement?.statementId ?? '')
  const [paid] = await statementsOf(database, teamId)
  story(paid?.intentId ?? '')
  const books = async () => {
    const balances = await teamAccountBalances(database, teamId)
    const { body } = await api().ask(olga, { url: '/v1/team/billing/rewards_payments' })
    const answer = listRewardsPayments.response.parse(body)
    return {
      owed: 0 - balances['fund:owed'],
      accrued: 0 - balances['fund:postpaid'],
      shown: answer.owed_amount,
      payments: answer.payments.map(({ status, reversed_amount: reversed }) => [status, reversed]),
    }
  }
  return { ...team, events: control.events().slice(earlier), books }
}

const orders: readonly (readonly [string, (events: Sent) => Sent])[] = [
  ['in order', events => events],
  ['the last one first', events => events.toReversed()],
  ['each twice', events => events.flatMap(event => [event, event])],
  ['but the last one lost', events => events.slice(-1)],
]

describe.each(orders)('events about the payment of a statement that come %s', (how, order) => {
  const key = how.replaceAll(' ', '-')

  test('leave a part after a refund of a part', async () => {
    const { events, books } = await happens(`part-${key}`, intent => void control.refund(intent, 200))
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ owed: 200, accrued: 0, shown: 200, payments: [['paid', 200]] })
  })

  test('leave all of it owed after a lost dispute, and no later statement asks for it', async () => {
    const { events, books, teamId } = await happens(`lost-${key}`, intent => {
      control.dispute(intent)
      control.closeDispute(intent, 'lost')
    })
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ owed: 700, accrued: 0, shown: 700, payments: [['paid', 700]] })
    expect(await paymentProblems(api().database, teamId)).toMatchObject([{ cause: 'reversal', points: 700 }])
  })

  test('settle the month again after a dispute that was won', async () => {
    const { events, books } = await happens(`won-${key}`, intent => {
      control.dispute(intent)
      control.closeDispute(intent, 'won')
    })
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ owed: 0, accrued: 0, shown: 0, payments: [['paid', 0]] })
  })
})
