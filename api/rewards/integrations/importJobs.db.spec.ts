import { randomBytes, randomUUID } from 'node:crypto'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { expect, test } from 'vitest'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { createRunner } from '../../delivery/runner.ts'
import { VendorUncertain } from '../../partners/vendorUncertain.ts'
import { createTestApi } from '../../testing/testApi.ts'
import type { TestTeam } from '../../testing/testTeam.ts'
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

test('a vendor that fails for one team imports the items of the others', async () => {
  const [failing, other] = [await api().team('failing'), await api().team('other')]
  const { ledger, database } = api()
  const name = 'printful'
  const failingClient: VendorClient = {
    ...memory,
    async *catalog() {
      yield await Promise.resolve([])
      throw new VendorUncertain('The second page is not answered.')
    },
  }
  const vendors = {
    vendorNamed: (teamId: TeamId) =>
      Promise.resolve({
        connectionId: teamId,
        teamId,
        name,
        capabilities: vendor.capabilities,
        client: teamId === failing.teamId ? failingClient : client,
        isBeta: false,
      } as const),
  }
  const cipher = createTokenCipher(randomBytes(32).toString('base64'))
  const clock = () => '2026-11-23T12:00:00.000Z'
  for (const { teamId } of [failing, other]) {
    await saveConnection({ database, cipher }, { teamId, vendor: name, settings: {} }, clock())
    await oweImports(database, clock(), signal)
  }
  const handlers = [importHandler({ ledger, database, clock, vendors })]
  await createRunner({ database, databaseUrl: url, handlers, clock, onError: () => {} }).runDue()
  const kindFor = async ({ teamId }: TestTeam) =>
    (await ledger.item(teamId, importedItemId(teamId, name, '1'))).kind
  expect(await kindFor(failing)).toBe('unknown')
  expect(await kindFor(other)).toBe('offered')
})
