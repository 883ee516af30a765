import { randomBytes, randomUUID } from 'node:crypto'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createTokenCipher } from '../../../access/tokenCipher.ts'
import type { VendorSurroundings } from '../../../partners/surroundings.ts'
import { migrateRewards } from '../../migrateRewards.ts'
import { registered } from '../registeredVendor.ts'
import { createMemoryVendor } from '../testing/memoryVendor.ts'
import {
  deleteConnection,
  listConnections,
  ownerOf,
  readConnections,
  saveConnection,
} from './connectionRows.ts'
import { tokensOf } from './connectionTokens.ts'
import { createVendorConnections } from './vendorConnections.ts'

const { url } = await createTestDatabase()
await migrateRewards(url)
const database = new Pool({ connectionString: url, max: 4 })
afterAll(() => database.end())

const cipher = createTokenCipher(randomBytes(32).toString('base64'))
let now = '2026-11-20T09:00:00.000Z'
const pass = (milliseconds: number) => {
  now = addMilliseconds(now, milliseconds)
}

const memory = createMemoryVendor()
const made: VendorSurroundings[] = []
const vendor = registered({
  ...memory.vendor,
  create: (_settings, surroundings) => {
    made.push(surroundings)
    return memory.client
  },
})
const connections = createVendorConnections({
  database,
  cipher,
  vendors: [vendor],
  clock: () => now,
  origins: { memory: 'http://127.0.0.1:1/vendors/memory' },
})
const store = { database, cipher }
const { signal } = new AbortController()
const handle = 'lr0001'

const connect = async (teamId: string = randomUUID(), key = 'hush') => {
  await saveConnection(store, { teamId, vendor: 'memory', settings: { key } }, now)
  return teamId
}
const healthOf = async (teamId: string) => (await readConnections(store, teamId))[0]?.health
const clientOf = async (teamId: string) => {
  const connection = await connections.vendorNamed(teamId, 'memory')
  if (!connection) throw new Error('The team is not connected.')
  return connection.client
}

beforeEach(() => {
  made.splice(0)
  memory.heal()
})

describe('a connection to a vendor', () => {
  test('fulfils the orders of its team alone, until it is deleted', async () => {
    const teamId = await connect()
    expect(await connections.vendorFor(teamId, testOrders.GIFT_CARD)).toMatchObject({
      name: 'memory',
      teamId,
    })
    expect(await connections.vendorFor(teamId, testOrders.DONATION)).toMatchObject({ name: 'memory' })
    expect(await connections.vendorFor(teamId, { ...testOrders.GIFT_CARD, vendor: 'other' })).toBeNull()
    expect(await connections.vendorFor(teamId, testOrders.CUSTOM_CATALOG)).toBeNull()
    expect(await connections.vendorFor(randomUUID(), testOrders.GIFT_CARD)).toBeNull()
    await deleteConnection(store, { teamId, vendor: 'memory' })
    expect(await connections.vendorNamed(teamId, 'memory')).toBeNull()
  })

  test('is found by its id, and among those of all teams', async () => {
    const teamId = await connect()
    const [{ connectionId } = { connectionId: '' }] = await connections.connectionsOf(teamId)
    expect(await connections.connectionWith(connectionId)).toMatchObject({ teamId })
    expect(await connections.connectionWith(randomUUID())).toBeNull()
    expect(await listConnections(store, ['memory'])).toContainEqual({
      connectionId,
      teamId,
      vendor: 'memory',
    })
    expect(await listConnections(store, ['other'])).toEqual([])
  })

  test('stores nothing that can be read, and opens for no other team', async () => {
    const teamId = await connect()
    const { rows } = await database.query('select * from rewards.vendor_connections where team_id = $1', [
      teamId,
    ])
    expect(JSON.stringify(rows)).not.toContain('hush')
    const thief = randomUUID()
    await database.query(
      'update rewards.vendor_connections set team_id = $2, connection_id = $3 where team_id = $1',
      [teamId, thief, randomUUID()],
    )
    expect(await connections.vendorNamed(thief, 'memory')).toBeNull()
    expect(await healthOf(thief)).toMatchObject({
      problemKind: 'ACCESS',
      lastProblem: "The stored settings of Memory can't be read. Enter them again.",
      failingSince: now,
    })
  })

  test('keeps its client until its settings change, and says where its stand-in is', async () => {
    const teamId = await connect()
    await clientOf(teamId)
    await clientOf(teamId)
    expect(made).toMatchObject([{ origin: 'http://127.0.0.1:1/vendors/memory' }])
    await connect(teamId, 'other')
    await clientOf(teamId)
    expect(made).toHaveLength(2)
  })
})

describe('the health of a connection', () => {
  test('follows every call', async () => {
    const client = await clientOf(await connect())
    const teamId = await connect()
    const watched = await clientOf(teamId)
    expect(await healthOf(teamId)).toMatchObject({ lastSuccessAt: null, failingSince: null })
    await client.findOrder({ handle, vendorOrderId: null }, signal)
    expect(await healthOf(teamId)).toMatchObject({ lastSuccessAt: null })
    await watched.findOrder({ handle, vendorOrderId: null }, signal)
    const succeededAt = now
    expect(await healthOf(teamId)).toMatchObject({ lastSuccessAt: succeededAt, failingSince: null })

    pass(1000)
    const failingSince = now
    memory.plan('loseCall', 'loseAnswer')
    await expect(watched.findOrder({ handle, vendorOrderId: null }, signal)).rejects.toThrow()
    pass(1000)
    await expect(watched.testConnection(signal)).rejects.toThrow()
    expect(await healthOf(teamId)).toEqual({
      lastSuccessAt: succeededAt,
      lastProblemAt: now,
      lastProblem: 'The vendor answered 500.',
      problemKind: 'NO_ANSWER',
      failingSince,
    })
    pass(1000)
    await watched.testConnection(signal)
    expect(await healthOf(teamId)).toMatchObject({ lastSuccessAt: now, failingSince: null })
  })

  test('says when the account at the vendor is empty', async () => {
    const teamId = await connect()
    const client = await clientOf(teamId)
    memory.refuse({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', problem: 'Add money at Memory.' })
    const recipient = { name: 'Ann', email: null }
    await client.placeOrder({ order: testOrders.GIFT_CARD, handle, recipient }, signal)
    expect(await healthOf(teamId)).toMatchObject({
      problemKind: 'VENDOR_FUNDS',
      lastProblem: 'Add money at Memory.',
      failingSince: now,
    })
  })

  test('does not suffer from calls that this server stopped', async () => {
    const teamId = await connect()
    const client = await clientOf(teamId)
    await expect(client.findOrder({ handle, vendorOrderId: null }, AbortSignal.abort())).rejects.toThrow()
    expect(await healthOf(teamId)).toMatchObject({ lastProblemAt: null })
  })
})

describe('the tokens of a connection', () => {
  test('are renewed by one caller at a time, sealed, and forgotten with new settings', async () => {
    const teamId = await connect()
    await clientOf(teamId)
    const tokens = made[0]?.tokens
    if (!tokens) throw new Error('The connection keeps no tokens.')
    expect(await tokens.read()).toBeNull()
    const count = (current: string | null) => Promise.resolve(`token-${Number(current?.slice(6) ?? 0) + 1}`)
    const renewed = await Promise.all([tokens.renew(count), tokens.renew(count), tokens.renew(count)])
    expect(renewed.toSorted()).toEqual(['token-1', 'token-2', 'token-3'])
    expect(await tokens.read()).toBe('token-3')
    const { rows } = await database.query(
      'select tokens from rewards.vendor_connections where team_id = $1',
      [teamId],
    )
    expect(JSON.stringify(rows)).not.toContain('token-3')
    await connect(teamId)
    expect(await tokens.read()).toBeNull()
  })

  test('are renewed without a connection to the database while the vendor hangs', async () => {
    const pool = new Pool({ connectionString: url, max: 1 })
    onTestFinished(() => pool.end())
    const teamId = await connect()
    const [row] = await readConnections(store, teamId)
    if (!row) throw new Error('The team is not connected.')
    const owner = ownerOf(row.teamId, row.vendor)
    const tokens = tokensOf(
      { database: pool, cipher, waitMilliseconds: 100 },
      { connectionId: row.connectionId, owner, title: row.vendor },
    )
    const [hanging, answered] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
    const renewing = tokens.renew(() => {
      answered.resolve()
      return hanging.promise
    })
    await answered.promise
    expect(await tokens.read()).toBeNull()
    await expect(tokens.renew(() => Promise.resolve('second'))).rejects.toThrow('is being renewed')
    hanging.resolve('first')
    expect(await renewing).toBe('first')
    expect(await tokens.read()).toBe('first')
  })
})
