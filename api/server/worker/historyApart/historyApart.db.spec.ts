import { rmSync } from 'node:fs'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { largeElsewhere } from '@laurel/ledger/log/suite/largeElsewhere.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { booksOfMonth, orderBooks } from '../../../books/booksRows.ts'
import { orderSimulation } from '../../../team/policySimulation/orderSimulation.ts'
import { runningSimulation } from '../../../team/policySimulation/simulationRows.ts'
import { migrateDatabase } from '../../migrateDatabase.ts'
import { openStores } from '../../stores/openStores.ts'
import { historyApart } from './historyApart.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('history-apart-')
const settings = { home, databaseUrl: url, eventStoreUrl: undefined }
const stores = await openStores(settings)
await migrateDatabase(url)
const database = new Pool({ connectionString: url, max: 1 })
const ledger = createLedger(stores)
const team = await createTestTeam(ledger, {
  memberNames: ['Ann', 'Ben'],
  startsAt: '2026-01-01T00:00:00.000Z',
})
const { teamId } = team
afterAll(async () => {
  await database.end()
  await stores.close()
  rmSync(home, { recursive: true, force: true })
})

const large = largeElsewhere(stores.log)
const now = '2026-03-02T09:00:00.000Z'
const of = { ledger, database, clock: () => now }
const going = new AbortController().signal
const month = '2026-01'
const order = () => orderBooks(database, { teamId, month, closingMemberId: team.memberId('Ann') }, now)

it('the books of a month are read in another process when the log is large', async () => {
  await order()
  await historyApart(settings, { ...of, log: large }).readBooks({ teamId, month }, going)
  expect(await booksOfMonth(database, teamId, month)).toMatchObject({ state: 'ready', problem: null })
})

it('a simulation is run in another process when the log is large, and here when it is small', async () => {
  for (const log of [large, stores.log]) {
    const simulationId = crypto.randomUUID()
    const policy = {
      interval: null,
      shoutout_points: 50,
      award_points: null,
      point_options: null,
      spot_award_max: null,
      celebrations_percent: null,
      expiry_months: null,
    }
    await orderSimulation({ database }, { simulationId, teamId, policy, start: null }, now)
    expect(await runningSimulation(database, simulationId)).not.toBeNull()
    await historyApart(settings, { ...of, log }).simulate(simulationId, going)
    expect(await runningSimulation(database, simulationId)).toBeNull()
  }
})

it('an attempt fails with the reason of the other process', async () => {
  const elsewhere = { ...settings, home: `${home}/other` }
  const { simulate } = historyApart(elsewhere, { ...of, log: large })
  await expect(simulate(crypto.randomUUID(), going)).rejects.toThrow('secrets.json')
})
