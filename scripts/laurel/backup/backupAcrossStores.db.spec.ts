import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import { postgresCursor } from '@laurel/api/server/worker/checkpoint.ts'
import { processesName } from '@laurel/api/server/worker/processLag.ts'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { claimEventStore } from '@laurel/ledger/log/eventstore/claimEventStore.ts'
import { createEventStoreSealedWriter } from '@laurel/ledger/log/eventstore/sealedWriter.ts'
import { startWireServer, type WireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { collect } from '@laurel/ledger/log/suite/logFixture.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { readInstallation } from '@laurel/ledger/vault/installation.ts'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelOn } from '../testing/runProgram.ts'
import { copyToFile } from './copyTable.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup, restoredId } from './restoreBackup.ts'
import { takeBackup } from './takeBackup.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-backups-'))
const at = (name: string): string => join(folder, name)
const servers: WireServer[] = []
afterAll(async () => {
  for (const server of servers) await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const databases = await Promise.all(Array.from({ length: 10 }, createTestDatabase))
let places = 0
/** An empty database and data folder, and an empty EventStoreDB if the log goes there. */
const newPlace = async (isEventStore: boolean): Promise<StoreSettings & { readonly databaseUrl: string }> => {
  places += 1
  const server = isEventStore ? await startWireServer() : undefined
  if (server) servers.push(server)
  const databaseUrl = databases[places - 1]?.url ?? ''
  return { home: at(`home ${places}`), databaseUrl, eventStoreUrl: server?.url }
}

const using = async <Result>(
  place: StoreSettings,
  use: (stores: Stores) => Promise<Result>,
): Promise<Result> => {
  const stores = await openStores(place)
  try {
    return await use(stores)
  } finally {
    await stores.close()
  }
}
const eventsAt = (place: StoreSettings) => using(place, ({ log }) => collect(log.readAll()))
const recordedAt = async (place: StoreSettings) =>
  (await eventsAt(place)).map(({ position: _position, ...event }) => event)

const withPool = async <Result>(
  { databaseUrl }: StoreSettings,
  use: (pool: Pool) => Promise<Result>,
): Promise<Result> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    return await use(pool)
  } finally {
    await pool.end()
  }
}

/** The event that the promise keeper reached. */
const reachedAt = async (place: StoreSettings): Promise<string | undefined> => {
  const position = await withPool(place, pool => postgresCursor(pool, processesName).load())
  return using(place, async ({ log }) => (await log.eventAt(position))?.id)
}

const prepare = (place: StoreSettings): Promise<void> =>
  using(place, async stores => {
    const ledger = createLedger(stores)
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
    await settle(
      ledger,
      accepted(await team.give('Ann', ['Ben'], 5, { message: 'Line\u2028separated' })).events,
    )
    const reached = (await collect(stores.log.readAll())).at(2)?.position ?? -1
    await withPool(place, async pool => {
      await postgresCursor(pool, processesName).save(reached)
    })
  })

const add = async (ledger: Ledger, name: string): Promise<void> => {
  const teamId = teamIdOf('evergreen')
  accepted(
    await ledger.handle({
      type: 'syncMember',
      id: derivedId('joins', name),
      teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T09:00:00.000Z',
      data: {
        memberId: memberIdOf(teamId, name),
        externalKey: name,
        profile: { name, email: `${name.toLowerCase()}@evergreen.example`, pictureUrl: null, timeZone: null },
        isActive: true,
        isAdmin: false,
        isOwner: false,
      },
    }),
  )
}

const backup = (place: StoreSettings, name: string) =>
  using(place, ({ databaseUrl, encryptedLog, postgresUrl }) => {
    const store = postgresUrl === undefined ? 'eventstore' : 'postgres'
    return takeBackup({ home: place.home, databaseUrl, encryptedLog, store }, at(name))
  })

const onPostgres = await newPlace(false)
const onEventStore = await newPlace(true)
beforeAll(async () => {
  await prepare(onPostgres)
  await backup(onPostgres, 'of PostgreSQL')
  await prepare(onEventStore)
  const { home, databaseUrl, eventStoreUrl = '' } = onEventStore
  const { code, words } = await runLaurelOn(
    { home, databaseUrl, eventStoreUrl },
    'backup',
    at('of EventStoreDB'),
  )
  expect(words).toContain('Keep it where only you can read it')
  expect(code).toBe(0)
}, 60_000)

describe('a backup comes back in either store', () => {
  it.each([
    { from: 'of PostgreSQL', source: onPostgres, to: 'EventStoreDB' },
    { from: 'of EventStoreDB', source: onEventStore, to: 'PostgreSQL' },
    { from: 'of EventStoreDB', source: onEventStore, to: 'EventStoreDB' },
  ])('$from into $to', { timeout: 60_000 }, async ({ from, source, to }) => {
    const place = await newPlace(to === 'EventStoreDB')
    await restoreBackup(at(from), place)
    const events = await recordedAt(place)
    expect(events).toEqual(await recordedAt(source))
    expect(JSON.stringify(events)).toContain('ann@evergreen.example')
    expect(await using(place, ({ encryptedLog }) => verifyLedger(encryptedLog))).toMatchObject({
      findings: [],
    })
    expect(await reachedAt(place)).toBe(await reachedAt(source))
  })
})

describe('a backup beside a server', () => {
  it('has the key of everybody in its events, and no reader of the log that is ahead of them', {
    timeout: 60_000,
  }, async () => {
    const [source, target] = [await newPlace(true), await newPlace(false)]
    await prepare(source)
    await using(source, async stores => {
      const { encryptedLog, databaseUrl } = stores
      const addPerson = (name: string) => add(createLedger(stores), name)
      const passing = {
        readAll: () => encryptedLog.readAll(),
        // Cleo joins before the end of the log is noted, Dora after that.
        head: async () => {
          await addPerson('Cleo')
          const head = await encryptedLog.head()
          await addPerson('Dora')
          await withPool(source, async pool =>
            postgresCursor(pool, processesName).save(await encryptedLog.head()),
          )
          return head
        },
      }
      await takeBackup(
        { home: source.home, databaseUrl, encryptedLog: passing, store: 'eventstore' },
        at('of a busy moment'),
      )
    })
    const reached = (await eventsAt(source)).at(2)?.id
    await restoreBackup(at('of a busy moment'), target)
    const events = await eventsAt(target)
    expect(JSON.stringify(events.at(-1))).toContain('cleo@evergreen.example')
    expect(JSON.stringify(events)).not.toContain('encrypted:')
    expect(await reachedAt(target)).toBe(reached)
  })
})

describe('a restore into EventStoreDB', () => {
  it('that was interrupted is continued, and never goes into another log', { timeout: 60_000 }, async () => {
    const place = await newPlace(true)
    const { eventStoreUrl: url = '' } = place
    const { id } = await withPool(onPostgres, readInstallation)
    const manifest = await readManifest(at('of PostgreSQL'))
    if (manifest.format !== 2) throw new Error('The backup has another format.')
    await claimEventStore({ url, installationId: restoredId(id, manifest) })
    const stored = await using(onPostgres, ({ encryptedLog }) => collect(encryptedLog.readAll()))
    const writer = createEventStoreSealedWriter(url)
    await writer.appendSealed(stored.slice(0, 3))
    await writer.close()

    await expect(restoreBackup(at('of EventStoreDB'), { ...place, home: at('other home') })).rejects.toThrow(
      'another installation',
    )
    await restoreBackup(at('of PostgreSQL'), place)
    expect(await recordedAt(place)).toEqual(await recordedAt(onPostgres))
    await expect(restoreBackup(at('of PostgreSQL'), place)).rejects.toThrow('never overwritten')
  })
})

describe('a restored installation', () => {
  it('never shares the log of the original, also when that has all of the same events', {
    timeout: 60_000,
  }, async () => {
    const place = { ...(await newPlace(false)), eventStoreUrl: onEventStore.eventStoreUrl }
    await expect(restoreBackup(at('of EventStoreDB'), place)).rejects.toThrow('another installation')
  })
})

describe('a backup of a former version, whose log is a table,', () => {
  const former = at('former')
  const file = 'log.events.copy'
  const columns = 'position stream revision id type version data metadata recorded_at hash'.split(' ')

  beforeAll(async () => {
    await backup(onPostgres, 'former')
    const manifest = await readManifest(former)
    if (manifest.format !== 2) throw new Error('The backup has another format.')
    const { log, ...rest } = manifest
    const client = new Client({ connectionString: onPostgres.databaseUrl })
    await client.connect()
    const copied = await copyToFile(
      client,
      `copy log.events (${columns.join()}) to stdout`,
      join(former, file),
    )
    await client.end()
    const tables = [{ schema: 'log', name: 'events', columns, file, ...copied }, ...rest.tables]
    rmSync(join(former, log.file))
    await writeFile(
      join(former, 'backup.json'),
      JSON.stringify({ ...rest, format: 1, newest: log.newest, tables }),
    )
  })

  it('is restored into PostgreSQL, and says how to get it into EventStoreDB', {
    timeout: 60_000,
  }, async () => {
    const place = await newPlace(false)
    const elsewhere = { ...place, eventStoreUrl: onEventStore.eventStoreUrl }
    await expect(restoreBackup(former, elsewhere)).rejects.toThrow('laurel copy-log postgres eventstore')
    await restoreBackup(former, place)
    expect(await recordedAt(place)).toEqual(await recordedAt(onPostgres))
    expect(await reachedAt(place)).toBe(await reachedAt(onPostgres))
  })
})
