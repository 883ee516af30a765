import { randomBytes, randomUUID } from 'node:crypto'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTokenCipher } from '../../../access/tokenCipher.ts'
import { migrateDelivery } from '../../../delivery/migrateDelivery.ts'
import { migrateRewards } from '../../migrateRewards.ts'
import { deleteConnection, saveConnection } from '../../vendors/connections/connectionRows.ts'
import { oweCatalogSyncs } from './catalogJobs.ts'
import { syncGiftCards } from './syncGiftCards.ts'

const { url } = await createTestDatabase()
await migrateDelivery(url)
await migrateRewards(url)
const database = new Pool({ connectionString: url, max: 2 })
afterAll(() => database.end())

const cipher = createTokenCipher(randomBytes(32).toString('base64'))
const { signal } = new AbortController()
const noon = '2026-11-23T12:00:00.000Z'

const connect = async (teamId: string, vendor: string) => {
  await saveConnection({ database, cipher }, { teamId, vendor, settings: {} }, noon)
  return teamId
}
const fill = (teamId: string, vendor: string) =>
  syncGiftCards(
    database,
    {
      teamId,
      vendor,
      client: {
        async *catalog() {
          yield await Promise.resolve([
            {
              productId: 'tea',
              name: 'Tea',
              description: '',
              imageUrl: null,
              countries: ['US'],
              categories: [],
              variants: [
                {
                  variantId: '10',
                  name: '$10',
                  isAvailable: true,
                  value: { kind: 'fixed', price: { minor: 1000, currency: 'USD' } },
                },
              ],
            },
          ])
        },
      },
    },
    signal,
  )
const vendorsWithCards = async (teamId: string) => {
  const { rows } = await database.query<{ vendor: string }>(
    'select vendor from rewards.gift_cards where team_id = $1 order by vendor',
    [teamId],
  )
  return rows.map(({ vendor }) => vendor)
}
const dueAt = async () => {
  const { rows } = await database.query<{ not_before: Date }>(
    'select not_before from delivery.jobs order by job_id',
  )
  return rows.map(({ not_before }) => not_before.toISOString())
}

beforeEach(() =>
  database.query(
    'truncate delivery.jobs, delivery.lanes, rewards.vendor_connections, rewards.gift_cards cascade',
  ),
)

describe('the syncs of gift cards', () => {
  test('start at once for a new connection, and at night for one that has cards', async () => {
    const known = await connect(randomUUID(), 'tango')
    await fill(known, 'tango')
    await connect(randomUUID(), 'xoxoday')
    await connect(randomUUID(), 'printful')
    await oweCatalogSyncs(database, noon, signal)
    await oweCatalogSyncs(database, noon, signal)
    const due = await dueAt()
    expect(due).toHaveLength(2)
    expect(due).toContain(noon)
  })

  test('of a new connection do not wait for those of other teams', async () => {
    const morning = '2026-11-23T00:00:00.000Z'
    const known = await connect(randomUUID(), 'tango')
    await fill(known, 'tango')
    await oweCatalogSyncs(database, morning, signal)
    const added = await connect(randomUUID(), 'tango')
    await oweCatalogSyncs(database, morning, signal)
    const { rows } = await database.query('select owner from delivery.jobs where due_at <= $1', [morning])
    expect(rows).toEqual([{ owner: added }])
  })

  test('forget the cards of vendors that a team left, and no others', async () => {
    const left = await connect(randomUUID(), 'tango')
    const stays = await connect(randomUUID(), 'tango')
    await connect(left, 'cysend')
    await fill(left, 'tango')
    await fill(left, 'cysend')
    await fill(stays, 'tango')
    await deleteConnection({ database }, { teamId: left, vendor: 'tango' })
    await oweCatalogSyncs(database, noon, signal)
    expect(await vendorsWithCards(left)).toEqual(['cysend'])
    expect(await vendorsWithCards(stays)).toEqual(['tango'])
  })
})
