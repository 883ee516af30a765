import { randomUUID } from 'node:crypto'
import { readBilling } from '@laurel/contract/billing/cards.ts'
import { listRewardsPayments, readRewardsPayment } from '@laurel/contract/billing/postpay.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { monthRange } from '@laurel/ledger/kernel/month.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { describe, expect, test, vi } from 'vitest'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestMember, TestTeam } from '../../testing/testTeam.ts'
import { customerOf } from '../customerOf.ts'
import { deliverEvents } from '../testing/deliverEvents.ts'
import { addTestCard } from '../testing/testBilling.ts'
import { accruedUntil } from './accruedUntil.ts'
import { chargeStatement } from './chargeStatement.ts'
import { makeStatements, monthBefore } from './makeStatements.ts'
import { markPaid, statementsOf } from './statementRows.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const { stripe } = billing
const api = createTestApi(url, { billing })

const now = instantOf(new Date())
const month = monthBefore(now, 'UTC')
const { from, until } = monthRange(month, 'UTC')
const inMonth = new Date(Date.parse(from) + 86_400_000).toISOString()
const afterMonth = new Date(Date.parse(until) + 7_200_000).toISOString()
const running = new AbortController().signal

const dependencies = () => ({
  ledger: api().ledger,
  database: api().database,
  billing,
  clock: () => afterMonth,
})
const choose = (as: TestMember, payment_method: 0 | 1) =>
  api().ask(as, {
    method: 'POST',
    url: '/v1/team/billing/rewards_payment_method',
    payload: { payment_method },
    headers: { 'idempotency-key': randomUUID() },
  })
const paymentsOf = async (as: TestMember) =>
  listRewardsPayments.response.parse((await api().ask(as, { url: '/v1/team/billing/rewards_payments' })).body)
const shown = async () => api().shown(await api().log.head())

/** Reserves all of the fund and this much more for a reward. */
const spendBeyondFund = async ({ teamId, ann }: TestTeam, points: number, occurredAt = inMonth) => {
  const { fund } = await teamAccountBalances(api().database, teamId)
  const redemptionId = randomUUID()
  const outcome = await api().ledger.handle({
    type: 'reserveFund',
    id: randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt,
    data: { redemptionId, memberId: ann.memberId, points: fund + points },
  })
  await shown()
  return { outcome, redemptionId }
}

/** A team that pays afterwards, with a card. */
const postpaying = async (name: string, card?: string) => {
  const team = await api().team(name)
  await addTestCard({ database: api().database, billing }, team.teamId, card)
  expect(await choose(team.olga, 1)).toMatchObject({ status: 200 })
  await shown()
  return team
}

/** Makes the statement of the month and charges it. */
const settle = async (teamId: string) => {
  await makeStatements(api().database, afterMonth, running)
  for (const { statementId } of await statementsOf(api().database, teamId))
    await chargeStatement(dependencies(), teamId, statementId)
  await shown()
}

const charged = async (teamId: string) => {
  const customer = await customerOf({ database: api().database, billing }, teamId)
  const { data } = await stripe.paymentIntents.list({ customer })
  return data.map(({ amount, status }) => [amount, status])
}

describe('paying afterwards', () => {
  test('needs a card', async () => {
    const { olga, teamId } = await api().team('cardless')
    expect(await choose(olga, 1)).toMatchObject({ status: 409, body: { code: 'PAYMENT_METHOD_REQUIRED' } })
    expect(await fundOf(api().database, teamId)).toMatchObject({ method: 'prepaid' })
  })

  test('uses bought points first, and a month is charged once however often it is closed', async () => {
    const team = await postpaying('closes')
    await spendBeyondFund(team, 12_345)
    expect(await paymentsOf(team.olga)).toMatchObject({ payments: [], accrued_amount: 12_345 })
    await settle(team.teamId)
    await settle(team.teamId)
    expect(await charged(team.teamId)).toEqual([[12_345, 'succeeded']])
    const { payments, accrued_amount } = await paymentsOf(team.olga)
    expect(payments).toMatchObject([{ month, total_amount: 12_345, status: 'paid', problem: null }])
    expect(accrued_amount).toBe(0)
    expect(await fundOf(api().database, team.teamId)).toMatchObject({ method: 'postpay', accrued: 0 })
  })

  test('sums nothing in a month that has its statement', async () => {
    const team = await postpaying('sums-once')
    await spendBeyondFund(team, 800)
    await spendBeyondFund(team, 300, afterMonth)
    const sums = async () => {
      const queries = vi.spyOn(api().database, 'query')
      await makeStatements(api().database, afterMonth, running)
      const texts = queries.mock.calls.map(([statement]) => String(statement))
      queries.mockRestore()
      return texts.filter(text => text.includes('running_balances')).length
    }
    const first = await sums()
    expect(await sums()).toBeLessThan(first)
    await settle(team.teamId)
    expect(await charged(team.teamId)).toEqual([[800, 'succeeded']])
  })

  test('has a statement that opens to the redemptions', async () => {
    const team = await postpaying('opens')
    const { redemptionId } = await spendBeyondFund(team, 700)
    await settle(team.teamId)
    const [payment] = (await paymentsOf(team.olga)).payments
    const path = `/v1/team/billing/rewards_payments/${payment?.payment_id}`
    const statement = readRewardsPayment.response.parse((await api().ask(team.olga, { url: path })).body)
    expect(statement).toMatchObject({
      lines: [{ redemption_id: redemptionId, amount: 700, at: inMonth }],
      other_amount: 0,
      receipt_url: expect.stringContaining('http'),
    })
    const stranger = await api().team('stranger')
    expect(await api().ask(stranger.olga, { url: path })).toMatchObject({ status: 404 })
  })

  test('leaves what was redeemed after the month to the next one', async () => {
    const team = await postpaying('next')
    await spendBeyondFund(team, 400)
    await spendBeyondFund(team, 300, afterMonth)
    await settle(team.teamId)
    expect(await paymentsOf(team.olga)).toMatchObject({
      payments: [{ total_amount: 400 }],
      accrued_amount: 300,
    })
  })

  test('with a lost answer is found again, and charged once', async () => {
    const team = await postpaying('lost')
    await spendBeyondFund(team, 900)
    await makeStatements(api().database, afterMonth, running)
    const [made] = await statementsOf(api().database, team.teamId)
    control.plan({ kind: 'failAfterSuccess' })
    const attempt = () => chargeStatement(dependencies(), team.teamId, made?.statementId ?? '')
    await expect(attempt()).rejects.toThrow()
    await attempt()
    await shown()
    expect(await charged(team.teamId)).toEqual([[900, 'succeeded']])
    expect(await paymentsOf(team.olga)).toMatchObject({ payments: [{ status: 'paid' }] })
  })

  test('is charged by the next attempt where Stripe repeats its failure under the same key', async () => {
    const team = await postpaying('kept-failure')
    await spendBeyondFund(team, 600)
    await makeStatements(api().database, afterMonth, running)
    const [made] = await statementsOf(api().database, team.teamId)
    control.plan({ kind: 'fail', method: 'POST', path: '/v1/payment_intents' })
    const attempt = () => chargeStatement(dependencies(), team.teamId, made?.statementId ?? '')
    await expect(attempt()).rejects.toThrow()
    await attempt()
    await shown()
    expect(await charged(team.teamId)).toEqual([[600, 'succeeded']])
  })
})

test('a payment that the read models do not show yet is not asked for again', async () => {
  const team = await postpaying('lags')
  await spendBeyondFund(team, 1_100)
  await makeStatements(api().database, afterMonth, running)
  const [made] = await statementsOf(api().database, team.teamId)
  await markPaid(api().database, made?.statementId ?? '', 'pi_lags', afterMonth)
  expect(await accruedUntil(api().database, team.teamId, until)).toBe(0)
})

describe('a month that could not be charged', () => {
  test('pauses postpay, and continues it once it is paid on the page', async () => {
    const team = await postpaying('declined', 'pm_card_chargeCustomerFail')
    await spendBeyondFund(team, 1_500)
    await settle(team.teamId)
    const [payment] = (await paymentsOf(team.olga)).payments
    expect(payment).toMatchObject({ status: 'failed', problem: 'Your card was declined.' })
    expect(await fundOf(api().database, team.teamId)).toMatchObject({ method: 'prepaid', accrued: 1_500 })
    expect((await spendBeyondFund(team, 10)).outcome).toMatchObject({
      kind: 'rejected',
      rejection: { code: 'INSUFFICIENT_FUNDS' },
    })
    expect(await choose(team.olga, 1)).toMatchObject({ status: 409, body: { code: 'STATEMENT_UNPAID' } })

    control.confirmPayment(payment?.pi_id ?? '', 'pm_card_visa')
    await deliverEvents(api(), billing, control.events())
    expect(await paymentsOf(team.olga)).toMatchObject({ payments: [{ status: 'paid', problem: null }] })
    expect(await fundOf(api().database, team.teamId)).toMatchObject({ method: 'postpay', accrued: 0 })
  })

  test('asks for 3-D Secure on the page, also after it was abandoned', async () => {
    const team = await postpaying('confirms', 'pm_card_authenticationRequired')
    await spendBeyondFund(team, 800)
    await settle(team.teamId)
    const [payment] = (await paymentsOf(team.olga)).payments
    expect(payment).toMatchObject({ status: 'needs_confirmation' })
    const intent = payment?.pi_id ?? ''
    const deliver = async () => deliverEvents(api(), billing, control.events())
    control.confirmPayment(intent, 'pm_card_authenticationRequired')
    control.answerThreeDSecure(intent, false)
    await deliver()
    expect(await paymentsOf(team.olga)).toMatchObject({ payments: [{ status: 'needs_confirmation' }] })
    control.confirmPayment(intent, 'pm_card_authenticationRequired')
    control.answerThreeDSecure(intent, true)
    await deliver()
    expect(await paymentsOf(team.olga)).toMatchObject({ payments: [{ status: 'paid' }] })
  })

  test('stays in advance where the team chose that since', async () => {
    const team = await postpaying('stays', 'pm_card_chargeCustomerFail')
    await spendBeyondFund(team, 600)
    await settle(team.teamId)
    await choose(team.olga, 0)
    const [payment] = (await paymentsOf(team.olga)).payments
    control.confirmPayment(payment?.pi_id ?? '', 'pm_card_visa')
    await deliverEvents(api(), billing, control.events())
    expect(await fundOf(api().database, team.teamId)).toMatchObject({ method: 'prepaid', accrued: 0 })
  })

  test('keeps the last card of a team that has yet to pay', async () => {
    const team = await postpaying('keeps')
    const { body } = await api().ask(team.olga, { url: '/v1/team/billing' })
    const [card] = readBilling.response.parse(body).sources
    const removed = { method: 'DELETE', url: `/v1/team/billing/cards/${card?.id}` } as const
    expect(await api().ask(team.olga, removed)).toMatchObject({ status: 409, body: { code: 'CARD_IN_USE' } })
  })
})
