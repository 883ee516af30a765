import { randomUUID } from 'node:crypto'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import { beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { selectPlan } from '../plans/selectPlan.ts'
import { createMissingPrices } from '../stripe/prices.ts'
import { addTestCard } from '../testing/testBilling.ts'
import { oweSeatChanges, seatsHandler } from './seatJobs.ts'

const { url } = await createTestDatabase()
const { billing, control } = await useStripe()
const { stripe } = billing
const api = createTestApi(url)
beforeAll(() => createMissingPrices({ billing }))

const minute = 60_000
const { signal } = new AbortController()

/** A team of three people with a subscription, whose workspace can be synced and whose seats can be kept. */
const subscribed = async (name: string, interval: 'MONTHLY' | 'ANNUAL' = 'MONTHLY') => {
  const { teamId, olga } = await api().team(name)
  const { ledger, database } = api()
  let now = new Date()
  const dependencies = { ledger, database, billing, clock: () => instantOf(now) }
  const customer = await addTestCard(dependencies, teamId)
  const actor = { kind: 'member', id: olga.memberId } as const
  const chosen = await selectPlan(
    dependencies,
    { id: randomUUID(), teamId, actor, occurredAt: instantOf(now) },
    { plan: 'core', interval },
  )
  expect(chosen).toMatchObject({ kind: 'accepted' })
  const runner = createRunner({
    database,
    databaseUrl: url,
    handlers: [seatsHandler(dependencies)],
    clock: () => instantOf(now),
    random: () => 1,
    onError: error => {
      throw error
    },
  })
  return {
    customer,
    sync: async (key: string, isActive: boolean) => {
      const memberId = memberIdOf(teamId, key)
      const profile = { name: key, email: null, pictureUrl: null, timeZone: null }
      const outcome = await ledger.handle({
        id: randomUUID(),
        teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: instantOf(now),
        type: 'syncMember',
        data: { memberId, externalKey: key, profile, isActive, isAdmin: false, isOwner: false },
      })
      if (outcome.kind === 'accepted') await api().shown(outcome.position)
    },
    /** What the schedule and the jobs do after some minutes. */
    pass: async (minutes: number) => {
      now = new Date(now.getTime() + minutes * minute)
      await oweSeatChanges(database, instantOf(now), signal)
      await runner.runDue()
    },
    seats: async () =>
      (await stripe.subscriptions.list({ customer })).data.map(({ items }) =>
        items.data.map(i => i.quantity),
      ),
    changes: () =>
      control
        .exchanges()
        .filter(({ method, path }) => method === 'POST' && /\/v1\/subscriptions\/sub_/.test(path)).length,
  }
}

test('follow the active members of the team, once for a period', async () => {
  const team = await subscribed('followed')
  expect(await team.seats()).toEqual([[3]])
  const before = team.changes()
  for (const key of ['Cleo', 'Dana', 'Evan']) await team.sync(key, true)
  await team.pass(10)
  expect(await team.seats()).toEqual([[6]])
  expect(team.changes() - before).toBe(1)

  await team.sync('Dana', false)
  await team.pass(10)
  await team.pass(10)
  expect(await team.seats()).toEqual([[5]])
  expect(team.changes() - before).toBe(2)
})

test('are charged at once in an annual plan', async () => {
  const team = await subscribed('annual', 'ANNUAL')
  await team.sync('Cleo', true)
  await team.pass(10)
  expect(await team.seats()).toEqual([[4]])
  const { data } = await stripe.invoices.list({ customer: team.customer })
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([1200, 3600])
})

test('are changed by the next run where Stripe did not answer', async () => {
  const team = await subscribed('away')
  await team.sync('Cleo', true)
  control.plan({ kind: 'fail', path: '/v1/subscriptions/', times: 10 })
  await team.pass(10)
  control.clearFaults()
  expect(await team.seats()).toEqual([[3]])
  await team.pass(10)
  await team.pass(10)
  expect(await team.seats()).toEqual([[4]])
})
