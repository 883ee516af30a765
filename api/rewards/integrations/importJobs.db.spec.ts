import { randomBytes, randomUUID } from 'node:crypto'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { createRunner } from '../../delivery/runner.ts'
import { createTestApi } from '../../testing/testApi.ts'
import { saveConnection } from '../vendors/connections/connectionRows.ts'
import type { VendorClient } from '../vendors/port.ts'
import { createMemoryVendor } from '../vendors/testing/memoryVendor.ts'
import { importHandler, oweImports } from './importJobs.ts'
import { importedItemId } from './itemFieldsOf.ts'

const { url } = await createTestDatabase()
const api = createTestApi(url)
const { signal } = new AbortController()

const { client: memory, vendor } = createMemoryVendor()
const client: VendorClient = {
  ...memory,
  async *catalog() {
    const value = { kind: 'fixed', price: { minor: 900, currency: 'USD' } } as const
    const variants = [{ variantId: '1', name: 'Mug', isAvailable: true, value }]
    const words = { name: 'Mug', description: '', imageUrl: null, countries: [], categories: [] }
    yield await Promise.resolve([{ productId: '1', variants, ...words }])
  },
}

test('items of a vendor in beta are sold out where the team no longer sees beta features', async () => {
  const { teamId, olga } = await api().team('beta')
  const { ledger, database } = api()
  const name = 'sendosoSandbox'
  const { capabilities } = vendor
  const connection = { connectionId: teamId, teamId, name, capabilities, client, isBeta: true }
  const vendors = { vendorNamed: () => Promise.resolve(connection) }
  const cipher = createTokenCipher(randomBytes(32).toString('base64'))
  await saveConnection({ database, cipher }, { teamId, vendor: name, settings: {} }, instantOf(new Date()))
  const show = (showsBetaFeatures: boolean) =>
    ledger.handle({
      type: 'changeTeamSettings',
      id: randomUUID(),
      teamId,
      actor: { kind: 'member', id: olga.memberId },
      occurredAt: instantOf(new Date()),
      data: { changes: { showsBetaFeatures } },
    })
  const stockAt = async (hour: number) => {
    const clock = () => instantOf(new Date(Date.parse('2026-11-23T00:00:00Z') + hour * 3_600_000))
    const handlers = [importHandler({ ledger, database, clock, vendors })]
    const onError = (error: unknown) => {
      throw error
    }
    const runner = createRunner({ database, databaseUrl: url, handlers, clock, onError })
    await oweImports(database, clock(), signal)
    await runner.runDue()
    const known = await ledger.item(teamId, importedItemId(teamId, name, '1'))
    return known.kind === 'offered' ? [...known.stock.values()] : known.kind
  }
  expect(await stockAt(1)).toBe('unknown')
  await show(true)
  expect(await stockAt(2)).toEqual([])
  await show(false)
  expect(await stockAt(3)).toEqual([0])
})
