import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { type Ran, runLaurelOn } from '../testing/runProgram.ts'

const { url: databaseUrl } = await createTestDatabase()
const { url: otherDatabaseUrl } = await createTestDatabase()
const server = await startWireServer()
const folder = mkdtempSync(join(tmpdir(), 'laurel-copy-log-'))
const home = join(folder, 'home')
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const onPostgres = { home, databaseUrl }
const onBoth = { ...onPostgres, eventStoreUrl: server.url }

const done = async (running: Promise<Ran>): Promise<string> => {
  const { code, output, words } = await running
  if (code !== 0) throw new Error(words + output)
  return output
}
const refused = async (running: Promise<Ran>): Promise<string> => {
  const { code, words } = await running
  expect(code).toBe(1)
  return words
}
const importHistory = async (stores: Parameters<typeof runLaurelOn>[0], name: string) => {
  const file = join(folder, `${name}.csv`)
  writeFileSync(file, 'at,from,to,kind\n2026-03-10T10:00:00Z,ann@a.example,ben@a.example,shoutout\n')
  await done(runLaurelOn(stores, 'import', file, '--team', name))
}
const exported = (stores: Parameters<typeof runLaurelOn>[0]) =>
  done(runLaurelOn(stores, 'audit', 'export', '--format', 'jsonl'))

beforeAll(() => importHistory(onPostgres, 'evergreen'))

test('copy-log says what is missing, and refuses while Laurel runs', { timeout: 90_000 }, async () => {
  expect(await refused(runLaurelOn(onPostgres, 'copy-log', 'postgres', 'eventstore'))).toContain(
    'Set EVENTSTORE_URL',
  )
  expect(await refused(runLaurelOn(onBoth, 'copy-log', 'postgres', 'postgres'))).toContain('Name two stores')
  expect(await refused(runLaurelOn(onBoth, 'copy-log', 'eventstore', 'postgres'))).toContain('in PostgreSQL')
  const running = await openStores({ ...onPostgres, eventStoreUrl: undefined })
  expect(await refused(runLaurelOn(onBoth, 'copy-log', 'postgres', 'eventstore'))).toContain(
    'Laurel is running',
  )
  expect(await done(runLaurelOn(onBoth, 'copy-log', 'postgres', 'eventstore', '--ahead'))).toMatch(
    /^(\d+) events are in EventStoreDB, \1 of them new\.\n$/,
  )
  await running.close()
})

test('copy-log moves a log there and back, as it is', { timeout: 90_000 }, async () => {
  const before = await exported(onPostgres)
  const receipt = await done(runLaurelOn(onPostgres, 'audit', 'checkpoint'))
  writeFileSync(join(folder, 'checkpoint.jsonl'), receipt)
  writeFileSync(join(folder, 'key.pem'), await done(runLaurelOn(onPostgres, 'audit', 'public-key')))
  const proof = ['--checkpoint', join(folder, 'checkpoint.jsonl'), '--public-key', join(folder, 'key.pem')]

  await done(runLaurelOn(onBoth, 'copy-log', 'postgres', 'eventstore'))
  expect(await exported(onBoth)).toBe(before)
  expect(await refused(runLaurelOn(onPostgres, 'audit', 'verify'))).toContain('keeps its log in EventStoreDB')
  expect(await done(runLaurelOn(onBoth, 'audit', 'verify', ...proof))).toContain('✓ as signed')
  await importHistory(onBoth, 'fernhill')
  await done(runLaurelOn(onBoth, 'audit', 'checkpoint'))

  const grown = await exported(onBoth)
  await done(runLaurelOn(onBoth, 'copy-log', 'eventstore', 'postgres'))
  expect(await exported(onPostgres)).toBe(grown)
  const signed = ['--checkpoint', join(home, 'checkpoints.jsonl'), '--public-key', join(folder, 'key.pem')]
  expect(await done(runLaurelOn(onPostgres, 'audit', 'verify', ...signed))).toContain('✓ as signed')
})

test('copy-log refuses the EventStoreDB of another installation', { timeout: 90_000 }, async () => {
  const other = { home: join(folder, 'other'), databaseUrl: otherDatabaseUrl }
  await importHistory(other, 'oakwood')
  const copying = runLaurelOn({ ...other, eventStoreUrl: server.url }, 'copy-log', 'postgres', 'eventstore')
  expect(await refused(copying)).toContain('another installation')
  expect(await done(runLaurelOn(other, 'audit', 'verify'))).toContain('✓ tamper-evident')
})
