import { randomUUID } from 'node:crypto'
import { redeemPayPal } from '@laurel/contract/rewards/cashOut.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi, testSecret } from '../../testing/testApi.ts'
import type { TestMember } from '../../testing/testTeam.ts'
import { type CodeMessage, CodeNotSent } from '../payouts/codes/codeSender.ts'

const sent: CodeMessage[] = []
const { url } = await createTestDatabase()
const api = createTestApi(url, {
  settings: {
    payouts: {
      key: testSecret,
      codes: {
        email: async message => {
          if (message.to.startsWith('nowhere')) throw new CodeNotSent('No such mailbox.')
          sent.push(message)
        },
        phone: null,
      },
    },
  },
})

const destination = 'ann@evergreen.example'

const redeem = (body: Record<string, unknown> = {}, key: string = randomUUID()) => ({
  method: 'POST' as const,
  url: '/v1/paypal/redeem',
  headers: { 'idempotency-key': key },
  payload: { rail: 'PAYPAL', amount: 200, destination, currency: 'USD', ...body },
})

const codeFor = (to: string): string => {
  const code = /^\d{4}/.exec(sent.find(message => message.to === to)?.code ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${to}.`)
  return code
}

const verify = (member: TestMember, code: string, to = destination) =>
  api().ask(member, {
    method: 'POST',
    url: '/v1/paypal/verify_destination',
    payload: { destination: to, code },
  })

/** A team with payouts, where Ann has 500 points. */
const teamWithPayouts = async (name: string) => {
  sent.splice(0)
  const team = await api().team(name)
  const outcome = await api().ledger.handle({
    type: 'setRewardCatalogs',
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { catalogs: ['PAYPAL'] },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return team
}

/** The same with a fund. */
const teamWithFund = async (name: string) => {
  const team = await teamWithPayouts(name)
  const outcome = await api().ledger.handle({
    type: 'topUpFund',
    id: randomUUID(),
    teamId: team.teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { topUpId: randomUUID(), points: 10_000, paymentReference: 'spec' },
  })
  if (outcome.kind === 'rejected') throw new Error(outcome.rejection.code)
  return team
}

const wrongOf = (code: string): string => (code === '0000' ? '0001' : '0000')

describe('cashing out', () => {
  test('to a new account asks for the code, and the same call then makes one payout', async () => {
    const { ann } = await teamWithFund('cash-new')
    const request = redeem()
    expect(await api().ask(ann, request)).toMatchObject({
      status: 200,
      body: { ok: false, error: 'VERIFY_DESTINATION', code_sent_by: 'email', id: null },
    })
    const code = codeFor(destination)
    expect(await verify(ann, wrongOf(code))).toMatchObject({
      status: 200,
      body: { ok: false, error: 'INVALID_CODE', message: 'The code you entered is invalid.' },
    })
    expect(await verify(ann, code)).toMatchObject({ body: { ok: true, error: null } })

    const answers = await Promise.all([1, 2, 3].map(() => api().ask(ann, request)))
    const made = answers.map(({ body }) => redeemPayPal.response.parse(body))
    expect(made.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const me = await api().ask(ann, { url: `/v1/user/me?after=${made[0]?.position}` })
    expect(me.body).toMatchObject({ user: { redeemable_points: 300 } })
    // The account is known now.
    expect(await api().ask(ann, redeem())).toMatchObject({ body: { ok: true, status: 'PENDING' } })
    expect(sent).toHaveLength(1)
  })

  test('under the key of an earlier payout with another amount or destination is refused', async () => {
    const { ann } = await teamWithFund('cash-key')
    await api().ask(ann, redeem())
    await verify(ann, codeFor(destination))
    const key = randomUUID()
    const first = redeemPayPal.response.parse((await api().ask(ann, redeem({ amount: 150 }, key))).body)
    expect(first).toMatchObject({ ok: true, points: 150 })
    const others = [{ amount: 300 }, { amount: 150, destination: 'other@evergreen.example' }]
    for (const other of others)
      expect(await api().ask(ann, redeem(other, key))).toMatchObject({
        status: 409,
        body: { code: 'IDEMPOTENCY_CONFLICT' },
      })
    const repeated = redeem({ amount: 150, destination: ' ANN@evergreen.example' }, key)
    expect(await api().ask(ann, repeated)).toMatchObject({ status: 200, body: { ok: true, id: first.id } })
  })

  test('quotes what arrives, and refuses less than what was shown', async () => {
    const { ann } = await teamWithFund('cash-quote')
    expect(await api().ask(ann, { url: '/v1/paypal/quote?rail=PAYPAL&amount=500' })).toMatchObject({
      body: {
        quote: {
          currency: 'USD',
          rate: '1',
          fee: { minor: 25, currency: 'USD' },
          sent: { minor: 475, currency: 'USD' },
        },
      },
    })
    expect(await api().ask(ann, redeem({ sent: 176 }))).toMatchObject({
      body: { error: 'PRICE_CHANGED', quote: { sent: { minor: 175 } } },
    })
    expect(await api().ask(ann, redeem({ currency: 'EUR' }))).toMatchObject({
      body: { error: 'PRICE_CHANGED', quote: { currency: 'USD' } },
    })
    expect(sent).toEqual([])
  })

  test('takes country and rate of the member', async () => {
    const { ann } = await teamWithFund('cash-euro')
    await api().ask(ann, { method: 'PATCH', url: '/v1/user/locale', payload: { country: 'DE' } })
    const answer = await api().ask(ann, { url: '/v1/paypal/quote?rail=PAYPAL&amount=500' })
    expect(answer).toMatchObject({ body: { quote: { currency: 'EUR', fee: { minor: 22 } } } })
    expect(await api().ask(ann, redeem({ rail: 'VENMO', destination: '415 555 0100' }))).toMatchObject({
      body: { error: 'NOT_AVAILABLE' },
    })
  })

  test('says word for word that points or funds are missing, before and after the code', async () => {
    const { ann, ben } = await teamWithPayouts('cash-poor')
    expect(await api().ask(ben, redeem())).toMatchObject({
      body: {
        error: 'INSUFFICIENT_POINTS',
        message: "You don't have enough points for this redemption.",
      },
    })
    sent.splice(0)
    await api().ask(ann, redeem())
    await verify(ann, codeFor(destination))
    expect(await api().ask(ann, redeem())).toMatchObject({
      body: {
        ok: false,
        error: 'INSUFFICIENT_FUNDS',
        message:
          'PayPal and Venmo redemptions are temporarily unavailable, an administrator has been notified.',
        status: 'DECLINED',
      },
    })
  })

  test('is refused where the team does not offer it', async () => {
    const { ann } = await api().team('cash-off')
    expect(await api().ask(ann, redeem())).toMatchObject({ body: { error: 'NOT_AVAILABLE' } })
  })

  test('holds a payout to the account of another member', async () => {
    const { teamId, ann, olga } = await teamWithFund('cash-shared')
    await api().ledger.handle({
      type: 'adjustPoints',
      id: randomUUID(),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: new Date().toISOString(),
      data: { memberId: olga.memberId, account: 'redeemable', points: 500, reason: 'A start' },
    })
    for (const member of [ann, olga]) {
      sent.splice(0)
      await api().ask(member, redeem())
      await verify(member, codeFor(destination))
    }
    const { id } = redeemPayPal.response.parse((await api().ask(olga, redeem())).body)
    expect(await api().ledger.redemption(teamId, id ?? '')).toMatchObject({ hold: 'NEW_DESTINATION' })
  })

  test('holds a payout above the limit of the team until an administrator decides', async () => {
    const { teamId, ann, olga } = await teamWithFund('cash-four-eyes')
    const limits = { adjustment_points: null, award_points: null, payout_dollars: 1 }
    await api().ask(olga, { method: 'POST', url: '/v1/admin/settings/four-eyes', payload: limits })
    sent.splice(0)
    await api().ask(ann, redeem())
    await verify(ann, codeFor(destination))
    const held = redeemPayPal.response.parse((await api().ask(ann, redeem())).body)
    const { id, position } = held
    expect(await api().ledger.redemption(teamId, id ?? '')).toMatchObject({ hold: 'SECOND_ADMINISTRATOR' })
    const list = await api().ask(olga, { url: `/v1/admin/approvals?after=${position ?? -1}` })
    expect(list.body).toMatchObject([{ id, kind: 'ORDER', title: 'PayPal', can_approve: true }])

    const payload = { reason: 'Please take a gift card' }
    const url = `/v1/admin/approvals/${id}/decline`
    expect((await api().ask(olga, { method: 'POST', url, payload })).status).toBe(200)
    expect(await api().ledger.redemption(teamId, id ?? '')).toMatchObject({ status: 'CANCELLED' })
    expect(await api().ledger.member(teamId, ann.memberId)).toMatchObject({ redeemable: 500 })
  })

  test('refuses an account to which no code can be sent, and says what to do', async () => {
    const { ann } = await teamWithFund('cash-unsent')
    const nowhere = redeem({ destination: 'nowhere@evergreen.example' })
    expect(await api().ask(ann, nowhere)).toMatchObject({ body: { error: 'CODE_NOT_SENT' } })
    expect(await api().ask(ann, redeem({ destination: '+1 415 555 0100' }))).toMatchObject({
      body: { error: 'NO_CODES' },
    })
  })

  test.each([
    [{ destination: 'ann' }, 'Must be a valid phone number or email.'],
    [{ rail: 'VENMO' }, 'Must be a valid phone number.'],
    [{ amount: 99 }, '100'],
    [{ amount: 150.5 }, ''],
  ])('refuses %j', async (body, message) => {
    const { ann } = await api().team(`cash-bad-${randomUUID()}`)
    const answer = await api().ask(ann, redeem(body))
    expect(answer.status).toBe(400)
    expect(answer.text).toContain(message)
  })
})
