import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestDatabase, replaceByCopy } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../testing/runProgram.ts'

const { url: original } = await createTestDatabase()
const { url } = await createTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'laurel-missing-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const at = (name: string): string => join(folder, name)

const onStores = async (databaseUrl: string, work: (stores: Stores) => Promise<void>): Promise<void> => {
  const stores = await openStores({ home: at('home'), databaseUrl, eventStoreUrl: undefined })
  try {
    await work(stores)
  } finally {
    await stores.close()
  }
}

const rebuild = (databaseUrl: string): Promise<void> =>
  onStores(databaseUrl, async ({ log }) => {
    const projections = createProjections({ log, databaseUrl })
    await projections.rebuild()
    await projections.stop()
  })

let [events, head] = [0, 0]
beforeAll(async () => {
  await onStores(original, async ({ log }) => {
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 10)).events)
    for await (const batch of log.readAll()) events += batch.length
    head = await log.head()
  })
  await rebuild(original)
}, 60_000)
beforeEach(() => replaceByCopy(url, original))

/** What only a superuser can do: around every trigger and right. */
const forge = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('alter table log.events disable trigger all')
    await client.query(statement)
    await client.query('alter table log.events enable trigger all')
  } finally {
    await client.end()
  }
}

const lastEvent = 'delete from log.events where position = (select max(position) from log.events)'

const verify = async (home = 'home', ...words: string[]) => {
  const { code, output } = await runLaurelAt(at(home), url, 'audit', 'verify', ...words)
  return { code, output }
}

describe('laurel audit verify', { timeout: 60_000 }, () => {
  test('is satisfied with the log as it was recorded', async () => {
    expect(await verify()).toMatchObject({ code: 0, output: expect.stringContaining('✓ complete') })
  })

  test('misses the events of an emptied log, as the read models show them', async () => {
    await forge('delete from log.events')
    const { code, output } = await verify()
    expect(code).toBe(1)
    expect(output).toMatch(
      new RegExp(`complete: The read models .*balances.* up to position ${head}, but the log is empty`),
    )
  })

  test('misses the last event, as the read models show it', async () => {
    await forge(lastEvent)
    const { code, output } = await verify()
    expect(code).toBe(1)
    expect(output).toContain(`up to position ${head}, but the log ends at position ${head - 1}`)
  })

  test('misses an event that a backup has, also when the read models were rebuilt since', async () => {
    const { code: backupCode } = await runLaurelAt(at('home'), url, 'backup', at('backup'))
    expect(backupCode).toBe(0)
    await forge(lastEvent)
    await rebuild(url)
    const { code, output } = await verify()
    rmSync(at('home/backups.jsonl'))
    expect(code).toBe(1)
    expect(output).toMatch(new RegExp(`The backup of .* has ${events} events, but .*: 1 are missing`))
  })

  test('compares the log with the checkpoints of the data folder without being given a file', async () => {
    expect((await runLaurelAt(at('home'), url, 'audit', 'checkpoint')).code).toBe(0)
    const { code, output } = await verify()
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('✓ as signed') })
    expect(output).toContain('signed: every event')
    await forge(lastEvent)
    await rebuild(url)
    const after = await verify()
    expect(after.code).toBe(1)
    expect(after.output).toMatch(/as signed: Revision \d+ of member-\S+ and all later events are missing/)

    truncateSync(at('home/checkpoints.jsonl'))
    const emptied = await verify()
    rmSync(at('home/checkpoints.jsonl'))
    expect(emptied.code).toBe(1)
    expect(emptied.output).toMatch(/as signed: .*checkpoints.jsonl is empty: all checkpoints were removed/)
  })

  test('misses checkpoints that the folder of the worker has', async () => {
    const { output: signed } = await runLaurelAt(at('home'), url, 'audit', 'checkpoint')
    mkdirSync(at('checkpoints'))
    writeFileSync(at('checkpoints/2026-11-22T14.jsonl'), signed)
    rmSync(at('home/checkpoints.jsonl'))
    vi.stubEnv('LAUREL_CHECKPOINTS', at('checkpoints'))
    const { code, output } = await verify()
    vi.unstubAllEnvs()
    expect(output).toMatch(/as signed: .*checkpoints.jsonl lacks the checkpoint of \S+ over \d+ events/)
    expect(code).toBe(1)
  })
})
