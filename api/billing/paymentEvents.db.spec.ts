import { listTopUps, topUpIntent } from '@laurel/contract/billing/topUps.ts'
import { teamAccountBalances } from '@laurel/projections/books/balances/queries.ts'
import { fundOf } from '@laurel/projections/rewards/fund/queries.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { describe, expect, test } from 'vitest'
import { createTestApi } from '../testing/testApi.ts'
import type { TestMember } from '../testing/testTeam.ts'
import { deliverEvents } from './testing/deliverEvents.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const api = createTestApi(url, { billing })

type Sent = ReturnType<typeof control.events>

const begin = async (as: TestMember, points: number) =>
  topUpIntent.response.parse(
    (await api().ask(as, { url: `/v1/team/billing/topup_intent?point_amount=${points}` })).body,
  ).intent_id

/** What happens to a payment at Stripe, and the events of it. */
const happens = async (name: string, points: number, story: (intent: string) => void) => {
  const team = await api().team(name)
  const before = (await teamAccountBalances(api().database, team.teamId)).fund
  const earlier = control.events().length
  const intent = await begin(team.olga, points)
  control.confirmPayment(intent)
  story(intent)
  const events = control.events().slice(earlier)
  const books = async () => {
    const { fund, 'fund:owed': owed } = await teamAccountBalances(api().database, team.teamId)
    const { body } = await api().ask(team.olga, { url: '/v1/team/topups' })
    const row = listTopUps.response.parse(body).topups.find(({ transaction }) => transaction.pi_id === intent)
    return { gained: fund - before, owed: 0 - owed, reversed: row?.reversed_points }
  }
  return { ...team, events, books, before }
}

const orders: readonly (readonly [string, (events: Sent) => Sent])[] = [
  ['in order', events => events],
  ['the last one first', events => events.toReversed()],
  ['each twice', events => events.flatMap(event => [event, event])],
  [
    'without the report of the payment',
    events => events.filter(({ type }) => !type.startsWith('payment_intent')),
  ],
  ['but the last one lost', events => events.slice(-1)],
]

describe.each(orders)('events that come %s', (how, order) => {
  const key = how.replaceAll(' ', '-')

  test('leave a part after a refund of a part', async () => {
    const { events, books } = await happens(
      `refund-${key}`,
      1_000,
      intent => void control.refund(intent, 400),
    )
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ gained: 600, owed: 0, reversed: 400 })
  })

  test('take everything for a lost dispute', async () => {
    const { events, books } = await happens(`lost-${key}`, 1_000, intent => {
      control.dispute(intent)
      control.closeDispute(intent, 'lost')
    })
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ gained: 0, owed: 0, reversed: 1_000 })
  })

  test('give everything back for a dispute that was won', async () => {
    const { events, books } = await happens(`won-${key}`, 1_000, intent => {
      control.dispute(intent)
      control.closeDispute(intent, 'won')
    })
    await deliverEvents(api(), billing, order(events))
    expect(await books()).toEqual({ gained: 1_000, owed: 0, reversed: 0 })
  })
})

test('a dispute after the points were spent leaves a debt, and the next top-up repays it first', async () => {
  const { teamId, ann, rewardId, olga, events, books, before } = await happens('spent', 500, () => undefined)
  await deliverEvents(api(), billing, events)
  // Leaves less in the fund than the dispute takes.
  const { ledger, log, database } = api()
  const rest = before + 500 - 200
  const reserved = await ledger.handle({
    type: 'reserveFund',
    id: crypto.randomUUID(),
    teamId,
    actor: { kind: 'system', id: 'spec' },
    occurredAt: new Date().toISOString(),
    data: { redemptionId: rewardId, memberId: ann.memberId, points: rest },
  })
  expect(reserved.kind).toBe('accepted')
  const intent = events.find(({ type }) => type === 'payment_intent.succeeded')?.data.object
  const earlier = control.events().length
  control.dispute(intent && 'id' in intent ? String(intent.id) : '')
  await deliverEvents(api(), billing, control.events().slice(earlier))
  expect(await books()).toMatchObject({ owed: 300 })
  await api().shown(await log.head())
  expect(await fundOf(database, teamId)).toMatchObject({ owed: 300 })

  const next = await begin(olga, 1_000)
  const known = control.events().length
  control.confirmPayment(next)
  await deliverEvents(api(), billing, control.events().slice(known))
  expect(await teamAccountBalances(database, teamId)).toMatchObject({ fund: 700, 'fund:owed': 0 })
})
