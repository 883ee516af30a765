import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import fastify from 'fastify'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { migrateDelivery } from '../../delivery/migrateDelivery.ts'
import { migrateRewards } from '../migrateRewards.ts'
import { saveConnection } from '../vendors/connections/connectionRows.ts'
import { createVendorConnections } from '../vendors/connections/vendorConnections.ts'
import type { VendorWebhook, WebhookRequest } from '../vendors/port.ts'
import { registered } from '../vendors/registeredVendor.ts'
import { createMemoryVendor } from '../vendors/testing/memoryVendor.ts'
import { vendorWebhooks } from './vendorWebhooks.ts'

const signatureOf = (key: string, body: Uint8Array): string =>
  createHmac('sha256', key).update(body).digest('hex')

/** Each line of a message is an event: its id, and the handle of the order. */
const webhookOf = (key: string): VendorWebhook => ({
  verify: ({ body, headers }) => headers['x-signature'] === signatureOf(key, body),
  hintsOf: ({ body }: WebhookRequest) =>
    Buffer.from(body)
      .toString()
      .split('\n')
      .map(line => {
        const [eventId = '', handle = ''] = line.split(' ')
        return { eventId, handle, vendorOrderId: null }
      }),
})

const Hint = z.object({ handle: z.string() })

const { url } = await createTestDatabase()
await migrateDelivery(url)
await migrateRewards(url)
const database = new Pool({ connectionString: url, max: 4 })
const cipher = createTokenCipher(randomBytes(32).toString('base64'))
const memory = createMemoryVendor()
const vendor = registered({
  ...memory.vendor,
  create: ({ key }: { key: string }) => ({ ...memory.client, webhook: webhookOf(key) }),
})
const unsigned = registered({
  ...memory.vendor,
  name: 'unsigned',
  create: ({ key }: { key: string }) => ({
    ...memory.client,
    webhook: { ...webhookOf(key), isUnsigned: true, verify: () => true },
  }),
})
const silent = registered({ ...memory.vendor, name: 'silent' })
const connections = createVendorConnections({
  database,
  cipher,
  vendors: [vendor, silent, unsigned],
  clock: () => '2026-11-20T09:00:00.000Z',
})
const app = fastify()
let isTooOften = false
let trusted = 0
await app.register(vendorWebhooks, {
  database,
  connections,
  callers: {
    trust: () => {
      trusted += 1
    },
    isUnsignedTooOften: () => Promise.resolve(isTooOften),
  },
})
afterAll(async () => {
  await app.close()
  await database.end()
})
beforeEach(async () => {
  isTooOften = false
  await database.query(
    'truncate delivery.jobs, delivery.lanes, delivery.inbox, rewards.vendor_connections cascade',
  )
})

const connect = async (name = 'memory') => {
  const connectionId = randomUUID()
  const connection = { connectionId, teamId: randomUUID(), vendor: name, settings: { key: 'hush' } }
  await saveConnection({ database, cipher }, connection, '2026-11-20T09:00:00.000Z')
  return connectionId
}
const post = (connectionId: string, text: string, key = 'hush', name = 'memory') =>
  app.inject({
    method: 'POST',
    url: `/v1/vendors/${name}/webhooks/${connectionId}`,
    headers: { 'content-type': 'application/json', 'x-signature': signatureOf(key, Buffer.from(text)) },
    payload: text,
  })
const stored = async () => {
  const { rows } = await database.query<{ body: string }>('select body from delivery.inbox order by body')
  return rows.map(({ body }) => Hint.parse(JSON.parse(body)).handle)
}

describe('the message of a vendor', () => {
  test('is kept as the orders that it is about, each event once', async () => {
    const connectionId = await connect()
    expect((await post(connectionId, 'e1 lr1\ne2 lr2')).statusCode).toBe(200)
    expect((await post(connectionId, 'e2 lr2\ne3 lr3')).statusCode).toBe(200)
    expect(await stored()).toEqual(['lr1', 'lr2', 'lr3'])
  })

  test('leaves nothing behind if it is forged', async () => {
    const connectionId = await connect()
    expect((await post(connectionId, 'e1 lr1', 'guess')).statusCode).toBe(401)
    expect(await stored()).toEqual([])
  })

  test('needs a connection to that vendor, which sends messages', async () => {
    expect((await post(randomUUID(), 'e1 lr1')).statusCode).toBe(404)
    expect((await post('none', 'e1 lr1')).statusCode).toBe(404)
    expect((await post(await connect(), 'e1 lr1', 'hush', 'silent')).statusCode).toBe(404)
    expect((await post(await connect('silent'), 'e1 lr1', 'hush', 'silent')).statusCode).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('that names an order in no form of this product is not kept', async () => {
    const connectionId = await connect()
    expect((await post(connectionId, `e1 ${'x'.repeat(300)}\ne2 lr\u0000`)).statusCode).toBe(200)
    expect(await stored()).toEqual([])
  })

  test('is limited in size and, without a signature, in number', async () => {
    const connectionId = await connect()
    expect((await post(connectionId, `e1 ${'x'.repeat(256 * 1024)}`)).statusCode).toBe(413)
    isTooOften = true
    expect((await post(connectionId, 'e1 lr1', 'guess')).statusCode).toBe(429)
    expect((await post(connectionId, 'e1 lr1')).statusCode).toBe(200)
  })

  test('of a vendor that signs nothing is limited, and is not counted with known callers', async () => {
    const connectionId = await connect('unsigned')
    const before = trusted
    expect((await post(connectionId, 'e1 lr1', 'any', 'unsigned')).statusCode).toBe(200)
    expect(trusted).toBe(before)
    isTooOften = true
    expect((await post(connectionId, 'e2 lr2', 'any', 'unsigned')).statusCode).toBe(429)
    expect(await stored()).toEqual(['lr1'])
  })
})
