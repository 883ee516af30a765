import { randomBytes } from 'node:crypto'
import { teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { openSftp } from '@laurel/scripts/sandbox/sources/ftp/sftpClient.ts'
import { Pool } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrateDatabase } from '../../../server/migrateDatabase.ts'
import { accountsOf } from '../ftp/server/accounts.ts'
import { keepHostKey } from '../ftp/server/hostKey.ts'
import { startFtpServer } from '../ftp/server/startFtpServer.ts'
import { openPersonSources, type SourceReceivers } from '../openPersonSources.ts'
import { personSources } from '../registry.ts'
import { runArrived } from '../runs/runArrived.ts'
import { scimAccountOf } from '../scim/scimAccount.ts'
import { rollCredentials } from './connectSource.ts'
import { listSources } from './listSources.ts'

const { url } = await createTestDatabase()
await migrateDatabase(url)
const now = '2026-03-02T09:00:00.000Z'
const teamId = teamIdOf('T1')

const start = async (receivers: SourceReceivers) => {
  const database = new Pool({ connectionString: url, max: 4 })
  onTestFinished(() => database.end())
  await database.query('delete from sources.connections')
  return openPersonSources({
    database,
    encryptionKey: randomBytes(32).toString('base64'),
    sources: personSources,
    clock: () => now,
    origin: 'https://laurel.example',
    receivers,
  })
}
const issued = async (sources: Awaited<ReturnType<typeof start>>, name: 'ftp' | 'scim') => {
  const outcome = await rollCredentials(sources, { teamId, name }, now)
  if (outcome.kind !== 'issued') throw new Error(JSON.stringify(outcome))
  return outcome.shownOnce
}

test('credentials are issued with the address to send to, and not where nothing receives', async () => {
  const sources = await start({ scim: { 'Base URL': 'https://laurel.example/scim/v2' } })
  expect(await issued(sources, 'scim')).toMatchObject({ 'Base URL': 'https://laurel.example/scim/v2' })
  expect(await rollCredentials(sources, { teamId, name: 'ftp' }, now)).toEqual({
    kind: 'refused',
    problem: 'The operator of this Laurel has not turned on Inbound FTP yet.',
  })
  const listed = await listSources(sources, teamId)
  expect(listed.find(({ source }) => source.name === 'ftp')).toMatchObject({ isAvailable: false })
  expect(listed.find(({ source }) => source.name === 'scim')).toMatchObject({
    isAvailable: true,
    isConnected: true,
  })
})

test('a token belongs to its connection until it is replaced', async () => {
  const sources = await start({ scim: {} })
  const { Token: first = '' } = await issued(sources, 'scim')
  expect(await scimAccountOf(sources, first)).toMatchObject({ teamId })
  const { Token: second = '' } = await issued(sources, 'scim')
  expect(await scimAccountOf(sources, first)).toBeUndefined()
  expect(await scimAccountOf(sources, second)).toMatchObject({ teamId })
})

test('a file that is complete begins a run, once an administrator asked for the first one', async () => {
  const sources = await start({ ftp: {} })
  const { store } = sources
  const { User: username = '', Password: password = '' } = await issued(sources, 'ftp')
  await store.database.query('delete from sources.host_keys')
  const { privateKey, fingerprint } = await keepHostKey(store.database, store.cipher)
  const server = await startFtpServer({
    host: '127.0.0.1',
    port: 0,
    hostKey: privateKey,
    accountOf: accountsOf(store),
    clock: () => now,
    onComplete: connectionId => runArrived(store.database, connectionId, now),
    onError: error => {
      throw error
    },
  })
  onTestFinished(server.stop)
  const client = await openSftp({ host: '127.0.0.1', port: server.port, username, password, fingerprint })
  onTestFinished(client.end)
  const upload = async (content: string) => {
    await client.upload('people.csv.part', content)
    await client.rename('people.csv.part', 'people.csv')
  }
  const runs = async () =>
    (await store.database.query('select source, is_full, state from sources.runs')).rows

  await upload('email\nann@juniper.example\n')
  expect(await runs()).toEqual([])
  await store.database.query(`update sources.connections set full_at = now(), cursor = '2026-01-01'`)
  await upload('email\nben@juniper.example\n')
  expect(await runs()).toEqual([{ source: 'ftp', is_full: false, state: 'waiting' }])
  // One run of a connection at a time.
  await upload('email\ncat@juniper.example\n')
  expect(await runs()).toHaveLength(1)
})
