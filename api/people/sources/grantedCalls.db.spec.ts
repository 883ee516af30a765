import { randomBytes } from 'node:crypto'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { bambooHrStandIn } from '@laurel/scripts/sandbox/sources/bamboohr/bambooHrStandIn.ts'
import { gustoStandIn } from '@laurel/scripts/sandbox/sources/gusto/gustoStandIn.ts'
import { Pool } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../../server/migrateDatabase.ts'
import { bambooHr } from './bamboohr/adapter.ts'
import { saveSourceConnection, sourceConnectionOf } from './connections/sourceConnections.ts'
import { gusto } from './gusto/adapter.ts'
import { openPersonSources } from './openPersonSources.ts'
import { registered } from './registeredSource.ts'
import { addressOf } from './testing/addressOf.ts'
import { benchApp, openSource } from './testing/openSource.ts'
import { benchBegan, everyone } from './testing/sourceSpec.ts'

const encryptionKey = randomBytes(32).toString('base64')
const teamId = teamIdOf('T1')
const { url } = await createTestDatabase()
await migrateDatabase(url)

const subjects = [
  {
    source: registered(bambooHr),
    standIn: bambooHrStandIn,
    open: () => openSource(bambooHr, bambooHrStandIn),
  },
  { source: registered(gusto), standIn: gustoStandIn, open: () => openSource(gusto, gustoStandIn) },
]

describe.each(subjects)('the access to $source.title', ({ source, standIn, open }) => {
  const start = async () => {
    const bench = await open()
    onTestFinished(() => bench.stop())
    let renewals = 0
    const counting: typeof fetch = (input, init) => {
      if (addressOf(input).includes('/token')) renewals += 1
      return fetch(input, init)
    }
    /** A process of Laurel, with a client of the connection. */
    const process = async () => {
      const database = new Pool({ connectionString: url, max: 4 })
      onTestFinished(() => database.end())
      const sources = openPersonSources({
        database,
        encryptionKey,
        sources: [source],
        clock: () => benchBegan,
        origin: 'https://laurel.example',
        apps: { [source.name]: benchApp },
        origins: { [source.name]: bench.origin },
        fetch: counting,
      })
      return {
        sources,
        client: async () => {
          const connection = await sourceConnectionOf(sources.store, teamId, source.name)
          if (!connection) throw new Error('The team is not connected.')
          return sources.clientOf(connection)
        },
      }
    }
    const first = await process()
    await saveSourceConnection(
      first.sources.store,
      { teamId, source: source.name, settings: standIn.settings },
      benchBegan,
    )
    return { ...bench, process, first, renewals: () => renewals }
  }

  test('is renewed once by two processes that find it ended, and both read everyone', async () => {
    const { first, process, endAccess, renewals, company } = await start()
    const second = await process()
    await everyone(await first.client())
    endAccess()
    const before = renewals()
    const read = await Promise.all([everyone(await first.client()), everyone(await second.client())])
    expect(renewals() - before).toBe(1)
    for (const people of read) expect(people).toHaveLength(company.people().length)
  })

  test('survives a restart: the refresh token of the last renewal is kept, encrypted', async () => {
    const { first, process, endAccess, company } = await start()
    await everyone(await first.client())
    endAccess()
    const restarted = await process()
    expect(await everyone(await restarted.client())).toHaveLength(company.people().length)
    const { rows } = await restarted.sources.store.database.query('select * from sources.connections')
    expect(JSON.stringify(rows)).not.toContain('-refresh-')
  })
})
