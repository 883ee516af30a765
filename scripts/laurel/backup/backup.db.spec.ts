import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import type { RecordedEvent } from '@laurel/ledger/log/port.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam, type TestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { type Installation, readInstallation } from '@laurel/ledger/vault/installation.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { checkpointKey, publicKeyText } from '../audit/checkpoints/checkpointKey.ts'
import { type Ran, runLaurelAt } from '../testing/runProgram.ts'
import { readManifest } from './manifest.ts'
import { restoreBackup } from './restoreBackup.ts'
import { followingSchemas, precedingSchemas, takeBackup } from './takeBackup.ts'

const { url: source } = await createTestDatabase()
const { url: empty } = await createTestDatabase()
const { url: unused } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'laurel-backup-'))
const at = (name: string): string => join(folder, name)
const backup = at('backup')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const done = async (running: Promise<Ran>): Promise<string> => {
  const { code, output, words } = await running
  if (code !== 0) throw new Error(words + output)
  return output
}

const eventsAt = async (home: string, databaseUrl: string): Promise<readonly RecordedEvent[]> => {
  const { log, close } = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  const events: RecordedEvent[] = []
  for await (const batch of log.readAll()) events.push(...batch)
  await close()
  return events
}

const installationAt = async (databaseUrl: string): Promise<Installation> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const installation = await readInstallation(client)
  await client.end()
  return installation
}

const claimed = derivedId('command', 'claimed before the backup')

/** Enough concurrent work, with a short log. */
const restMilliseconds = 20

/** Gives shoutouts until it is stopped. */
const startLoad = (ledger: ReturnType<typeof createLedger>, team: TestTeam) => {
  let isStopping = false
  let given = 0
  const thank = async (giver: string, recipient: string): Promise<void> => {
    while (!isStopping) {
      given += 1
      const { events } = accepted(await team.give(giver, [recipient], 1, { key: `${giver} ${given}` }))
      await settle(ledger, events)
      await pause(restMilliseconds)
    }
  }
  const people = ['Ann', 'Ben', 'Cleo'] as const
  const running = Promise.all(people.map((giver, index) => thank(giver, people[(index + 1) % 3] ?? 'Ann')))
  return {
    stop: async () => {
      isStopping = true
      await running
    },
  }
}

beforeAll(async () => {
  mkdirSync(at('home'))
  const stores = await openStores({ home: at('home'), databaseUrl: source, eventStoreUrl: undefined })
  const ledger = createLedger({ log: stores.log })
  const team = await createTestTeam(ledger, {
    memberNames: ['Ann', 'Ben', 'Cleo'],
    allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: 1_000_000, awardPoints: 0 },
  })
  await stores.commandStreams.claim(claimed, 'member-a')
  writeFileSync(at('checkpoints.jsonl'), await done(runLaurelAt(at('home'), source, 'audit', 'checkpoint')))
  writeFileSync(at('key.pem'), publicKeyText(await checkpointKey(at('home'))))
  const load = startLoad(ledger, team)
  await done(runLaurelAt(at('home'), source, 'backup', backup))
  await load.stop()
  await stores.close()
}, 60_000)

test('a backup taken under load comes back whole in an empty place', { timeout: 60_000 }, async () => {
  expect(statSync(backup).mode & 0o077).toBe(0)
  await done(runLaurelAt(at('elsewhere'), empty, 'restore', backup))

  const proof = ['--checkpoint', at('checkpoints.jsonl'), '--public-key', at('key.pem')]
  const verdict = await done(runLaurelAt(at('elsewhere'), empty, 'audit', 'verify', ...proof))
  expect(verdict).toContain('✓ tamper-evident')
  expect(verdict).toContain('✓ rebuildable')
  expect(verdict).toContain('✓ as signed')

  const [before, after] = [await eventsAt(at('home'), source), await eventsAt(at('elsewhere'), empty)]
  const manifest = await readManifest(backup)
  expect(manifest).toMatchObject({ format: 2, log: { store: 'postgres', events: after.length } })
  expect(after.at(-1)).toMatchObject({ ...(manifest.format === 2 && manifest.log.newest) })
  expect(before.length).toBeGreaterThan(after.length)
  expect(after).toEqual(before.slice(0, after.length))
  expect(JSON.stringify(after)).toContain('ann@evergreen.example')
  // The same key signs, and the chain continues.
  const keys = ['home', 'elsewhere'].map(home => readFileSync(at(`${home}/checkpoint-key.pem`), 'utf8'))
  expect(keys[0]).toBe(keys[1])
  await done(runLaurelAt(at('elsewhere'), empty, 'audit', 'checkpoint'))
})

test('the restored place is an installation of its own, with the streams of its commands', async () => {
  const [original, restored] = await Promise.all([source, empty].map(installationAt))
  expect(restored?.log).toBe(original?.log)
  expect(restored?.id).not.toBe(original?.id)
  const { commandStreams, close } = await openStores({
    home: at('elsewhere'),
    databaseUrl: empty,
    eventStoreUrl: undefined,
  })
  expect(await commandStreams.claim(claimed, 'member-b')).toBe('member-a')
  await close()
})

test('the read models of the restored installation equal a rebuild', { timeout: 60_000 }, async () => {
  const { log, close } = await openStores({
    home: at('elsewhere'),
    databaseUrl: empty,
    eventStoreUrl: undefined,
  })
  const projections = createProjections({ log, databaseUrl: empty })
  const reports = await projections.rebuild(undefined, { isCompared: true })
  expect(reports.map(report => [report.name, report.isIdentical])).toEqual(
    reports.map(report => [report.name, true]),
  )
  await projections.stop()
  await close()
})

test('every table is in the backup, or made by a start or from the log', async () => {
  const client = new Client({ connectionString: empty })
  await client.connect()
  const { rows } = await client.query(
    `select distinct table_schema as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  await client.end()
  const kept = ['log', 'migrations', ...followingSchemas, ...precedingSchemas]
  const isMade = (schema: string) =>
    ['projections', 'snapshots'].includes(schema) || schema.startsWith('read_')
  expect(rows.map(({ name }) => name).filter(name => !kept.includes(name) && !isMade(name))).toEqual([])
})

test('a backup of a version with other tables is refused, and nothing is restored', {
  timeout: 60_000,
}, async () => {
  const other = at('other version')
  cpSync(backup, other, { recursive: true })
  const manifest = await readManifest(other)
  const tables = manifest.tables.map(table => ({ ...table, columns: [...table.columns, 'former'] }))
  writeFileSync(join(other, 'backup.json'), JSON.stringify({ ...manifest, tables }))
  const place = { home: at('fourth'), databaseUrl: unused, eventStoreUrl: undefined }
  await expect(restoreBackup(other, place)).rejects.toThrow('taken by another version of Laurel')
  expect(await eventsAt(at('fourth'), unused)).toEqual([])
})

test('nothing is overwritten, and a damaged or unfinished backup is not used', {
  timeout: 60_000,
}, async () => {
  const into = (home: string) => ({ home: at(home), databaseUrl: empty, eventStoreUrl: undefined })
  await expect(restoreBackup(backup, into('third'))).rejects.toThrow('holds a log already')
  const stores = { store: 'postgres', encryptedLog: createMemoryLog() } as const
  const taking = takeBackup({ home: at('home'), databaseUrl: source, ...stores }, backup)
  await expect(taking).rejects.toThrow('is not empty')
  mkdirSync(at('other home'))
  writeFileSync(at('other home/secrets.json'), '{}')
  await expect(restoreBackup(backup, into('other home'))).rejects.toThrow('another installation')

  const damaged = at('damaged')
  cpSync(backup, damaged, { recursive: true })
  const file = join(damaged, 'log.jsonl')
  const bytes = readFileSync(file)
  bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
  writeFileSync(file, bytes)
  await expect(readManifest(damaged)).rejects.toThrow('log.jsonl is not as it was written')
  rmSync(join(damaged, 'backup.json'))
  await expect(readManifest(damaged)).rejects.toThrow('no finished backup')
})
