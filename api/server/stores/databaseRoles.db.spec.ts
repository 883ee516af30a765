import { rmSync } from 'node:fs'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStores, type Stores } from './openStores.ts'
import { WrongDatabaseRole } from './storeProblem.ts'

const { url: databaseUrl } = await createTestDatabase()
const { url: withTwoRoles } = await createTestDatabase()
const home = createTemporaryHome('roles-')
const owner = new Client({ connectionString: databaseUrl })
const other = new Client({ connectionString: withTwoRoles })
const roles: string[] = []
afterAll(async () => {
  for (const role of roles)
    for (const client of [owner, other]) await client.query(`drop owned by ${role} cascade`)
  for (const role of roles) await owner.query(`drop role if exists ${role}`)
  await Promise.all([owner.end(), other.end()])
  rmSync(home, { recursive: true, force: true })
})

const addressOf = (url: string, role: string): string => {
  const address = new URL(url)
  address.username = role
  address.password = `${role}-password`
  return address.href
}

let stores: Stores
let server: Client
beforeAll(async () => {
  await Promise.all([owner.connect(), other.connect()])
  stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  roles.push(new URL(stores.databaseUrl).username)
  await createTestTeam(createLedger(stores), { memberNames: ['Ann'] })
  server = new Client({ connectionString: stores.databaseUrl })
  await server.connect()
})
afterAll(async () => {
  await server.end()
  await stores.close()
})

/** Every way to change what is recorded, each from the role that the server logs in with. */
const attacks = [
  "update log.events set data = '{}'",
  'delete from log.events',
  'truncate log.events',
  'alter table log.events disable trigger all',
  'drop trigger events_never_change on log.events',
  'drop table log.events',
  'set session_replication_role = replica',
  'reset role; delete from log.events',
  'set role laurel_application; delete from log.events',
  'reset session authorization; delete from log.events',
  'set session authorization laurel',
  'create rule forget as on insert to log.events do instead nothing',
  'create or replace function log.refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  'delete from log.writer',
  'delete from vault.keys',
  'grant pg_write_server_files to current_user',
  'create role successor superuser',
  "copy log.events to program 'cat'",
] as const

describe('the role that serves', () => {
  test.each(attacks)('is refused: %s', async attack => {
    await expect(server.query(attack)).rejects.toThrow(
      /permission denied|must be (owner|able)|does not exist/,
    )
    await server.query('reset role')
  })

  test('is what every connection logs in with, those of the log too', async () => {
    const { rows } = await owner.query<{ name: string; role: string }>(
      `select distinct application_name as name, usename as role from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()
         and backend_type = 'client backend'
         and application_name not in ('laurel installation')`,
    )
    expect(new Set(rows.map(({ role }) => role))).toEqual(new Set(roles))
  })

  test('builds read models, also over those that the owner had built before', {
    timeout: 30_000,
  }, async () => {
    const ownedBefore = createProjections({ log: stores.log, databaseUrl })
    await ownedBefore.start()
    await ownedBefore.stop()
    const again = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
    const projections = createProjections({ log: again.log, databaseUrl: again.databaseUrl })
    expect((await projections.rebuild()).length).toBeGreaterThan(5)
    await projections.stop()
    await again.close()
  })
})

describe('with an address for each role', () => {
  const serving = `laurel_spec_server_${process.pid}`
  const place = {
    home,
    databaseUrl: addressOf(withTwoRoles, serving),
    databaseOwnerUrl: withTwoRoles,
    eventStoreUrl: undefined,
  }

  test('the owner prepares the role that serves, which then serves alone', { timeout: 30_000 }, async () => {
    await expect(openStores({ ...place, databaseOwnerUrl: undefined })).rejects.toThrow()
    roles.push(serving)
    await (await openStores(place)).close()

    const alone = await openStores({ ...place, databaseOwnerUrl: undefined })
    expect(alone).toMatchObject({ databaseUrl: place.databaseUrl, ownerUrl: undefined })
    await createTestTeam(createLedger(alone), { memberNames: ['Ann'] })
    const projections = createProjections({ log: alone.log, databaseUrl: alone.databaseUrl })
    await projections.start()
    await projections.stop()
    await alone.close()
  })

  test('a role that serves says that its tables are outdated', async () => {
    await other.query("drop schema slack cascade; delete from migrations.applied where part = 'slack'")
    const opening = openStores({ ...place, databaseOwnerUrl: undefined })
    await expect(opening).rejects.toThrow('Run `laurel migrate` with DATABASE_OWNER_URL')
    await (await openStores(place)).close()
  })

  test('a role that could change the log is refused', async () => {
    const opening = openStores({ ...place, databaseUrl: withTwoRoles })
    await expect(opening).rejects.toThrow(WrongDatabaseRole)
  })
})
