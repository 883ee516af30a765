import { createHmac } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { useStripe } from '@laurel/scripts/sandbox/stripe/testing/useStripe.ts'
import fastify from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { migrateDelivery } from '../../delivery/migrateDelivery.ts'
import { createRunner } from '../../delivery/runner.ts'
import { stripeEventJob } from '../stripe/receiveStripeEvent.ts'
import { stripeWebhook } from './stripeWebhook.ts'

const { url } = await createTestDatabase()
await migrateDelivery(url)
const database = new Pool({ connectionString: url, max: 4 })
const { billing, control } = await useStripe()

/** The names that customers had when their events were acted on. */
let seen: string[] = []
const handlers = {
  'customer.updated': async (_dependencies: unknown, objectId: string) => {
    const customer = await billing.stripe.customers.retrieve(objectId)
    seen.push(customer.deleted ? 'deleted' : (customer.name ?? ''))
  },
}

const log = createMemoryLog()
const ledger = createLedger({ log })
const job = stripeEventJob(
  {
    database,
    billing,
    clock: () => '2026-11-23T09:00:00.000Z',
    ledger,
    log,
    settle: events => settle(ledger, events),
  },
  handlers,
)
const runner = createRunner({
  database,
  databaseUrl: url,
  handlers: [job],
  onError: error => {
    throw error
  },
})
const app = fastify()
await app.register(stripeWebhook, { database, billing, handlers })
afterAll(async () => {
  await app.close()
  await database.end()
})
beforeEach(async () => {
  seen = []
  control.takeWebhooks()
  await database.query('truncate delivery.jobs, delivery.lanes, delivery.inbox cascade')
})

type Message = { readonly headers: Readonly<Record<string, string>>; readonly body: string }
const send = async ({ headers, body }: Message): Promise<number> =>
  (await app.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: body })).statusCode

const rename = async (id: string, name: string): Promise<void> =>
  void (await billing.stripe.customers.update(id, { name }))
const stored = async (): Promise<number> =>
  Number((await database.query('select count(*)::int as n from delivery.inbox')).rows[0]?.n)
const signed = (body: string, secondsAgo: number, secret = 'whsec_sandbox'): Message => {
  const at = Math.floor(Date.now() / 1_000) - secondsAgo
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return {
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  }
}

/** Stripe signs by scheme `v1`; `v0` is for its own tests. */
const relabelled = ({ headers, body }: Message, scheme: string): Message => {
  const signature = (headers['stripe-signature'] ?? '').replace('v1=', `${scheme}=`)
  return { headers: { ...headers, 'stripe-signature': signature }, body }
}

describe('an event of Stripe', () => {
  test('is acted on once, however often it arrives', async () => {
    const { id } = await billing.stripe.customers.create({ name: 'Juniper' })
    await rename(id, 'Juniper Ltd')
    for (const message of control.takeWebhooks()) {
      expect(await send(message)).toBe(200)
      expect(await send(message)).toBe(200)
    }
    await runner.runDue()
    expect(seen).toEqual(['Juniper Ltd'])
  })

  test('is acted on with the object as it is now, in whatever order events arrive', async () => {
    const { id } = await billing.stripe.customers.create({ name: 'One' })
    await rename(id, 'Two')
    await rename(id, 'Three')
    for (const message of control.takeWebhooks().toReversed()) await send(message)
    await runner.runDue()
    expect(seen).toEqual(['Three', 'Three'])
  })

  test('is stored only where Laurel acts on its type', async () => {
    await billing.stripe.customers.create({ name: 'Juniper' })
    const [created] = control.takeWebhooks()
    expect(created && (await send(created))).toBe(200)
    expect(await stored()).toBe(0)
  })

  test.each([
    ['signed with another secret', (body: string) => signed(body, 0, 'whsec_other')],
    ['signed ten minutes ago, such as one that is replayed', (body: string) => signed(body, 600)],
    ['signed by a clock that is an hour late', (body: string) => signed(body, 3_600)],
    ['signed for an older scheme', (body: string) => relabelled(signed(body, 0), 'v0')],
    ['not signed', (body: string) => ({ headers: { 'content-type': 'application/json' }, body })],
    [
      'changed on its way',
      (body: string) => ({ ...signed(body, 0), body: body.replace('customer.updated', 'customer.deleted') }),
    ],
  ])('is refused where it is %s', async (_how, forge) => {
    const { id } = await billing.stripe.customers.create({ name: 'Juniper' })
    await rename(id, 'Juniper Ltd')
    const updated = control.takeWebhooks().at(-1)
    expect(await send(forge(updated?.body ?? ''))).toBe(400)
    expect(await stored()).toBe(0)
  })

  test('is refused where it is no event, although it is signed', async () => {
    expect(await send(signed('half a {', 0))).toBe(400)
    expect(await send(signed('[]', 0))).toBe(400)
  })

  test('is taken with the former secret while a secret is exchanged', async () => {
    const changing = fastify()
    const exchanging = { ...billing, webhookSecrets: ['whsec_new', 'whsec_sandbox'] }
    await changing.register(stripeWebhook, { database, billing: exchanging, handlers })
    const { headers, body } = signed(
      '{"id":"evt_1","type":"customer.updated","created":1,"data":{"object":{"id":"cus_1"}}}',
      0,
    )
    const answer = await changing.inject({ method: 'POST', url: '/webhooks/stripe', headers, payload: body })
    expect(answer.statusCode).toBe(200)
    await changing.close()
  })
})
