import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CheckpointLine } from '@laurel/ledger/checkpoints/checkpoint.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { verifyExport } from '../../verifier/verify.ts'
import { runLaurel } from '../testing/runProgram.ts'
import { readPublicKey } from './checkpoints/checkpointKey.ts'

const { url } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'laurel-auditor-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Keeps what a command prints, as an auditor does. */
const keep = async (name: string, ...words: string[]): Promise<string> => {
  const { code, output, words: reason } = await runLaurel(url, 'audit', ...words)
  if (code !== 0) throw new Error(reason)
  await writeFile(join(folder, name), output)
  return output
}
const kept = (name: string): string => join(folder, name)

beforeAll(async () => {
  await migrateLog(url)
  const log = createPostgresLog({ url })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  await settle(ledger, accepted(await team.give('Ann', ['Ben'], 10)).events)
  await log.close()
  await Promise.all([keep('checkpoints.jsonl', 'checkpoint'), keep('twin.jsonl', 'checkpoint')])
  await keep('key.pem', 'public-key')
}, 60_000)

describe('laurel audit checkpoint', { timeout: 60_000 }, () => {
  test('signs the log once for callers at the same time, and for repeats while nothing is recorded', async () => {
    const again = await keep('again.jsonl', 'checkpoint')
    expect(again).toBe(await readFile(kept('checkpoints.jsonl'), 'utf8'))
    expect(again).toBe(await readFile(kept('twin.jsonl'), 'utf8'))
    expect(CheckpointLine.parse(JSON.parse(again)).checkpoint).toMatchObject({ position: 6, events: 7 })
    const { code, output } = await verify()
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('✓ as signed') })
  })

  test('an export with it satisfies the stand-alone verifier', async () => {
    const exported = await keep('export.jsonl', 'export', '--format', 'jsonl')
    const checkpoints = Buffer.from(await keep('again.jsonl', 'checkpoint'))
    const publicKey = await readPublicKey(kept('key.pem'))
    const verdict = verifyExport([Buffer.from(exported)], { signed: { checkpoints, publicKey } })
    expect(verdict).toMatchObject({ events: 7, unsignedEvents: 0, findings: [] })
  })

  test('a receipt proves a balance without the database', async () => {
    await keep('receipt.json', 'receipt', 'ben@evergreen.example', '--team', 'evergreen')
    const words = ['audit', 'receipt-verify', kept('receipt.json'), '--public-key', kept('key.pem')]
    const { code, output } = await runLaurel('postgres://unused@127.0.0.1:1/nothing', ...words)
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('10 redeemable') })
  })

  test('shows what was cut off at the end of a stream, and nothing is signed after that', async () => {
    await cutOffTheLastEvent()
    const { code, output } = await verify()
    expect(code).toBe(1)
    expect(output).toContain('✗ as signed')
    expect(output).toMatch(/Revision \d+ of member-\S+ and all later events are missing/)
    const refused = await runLaurel(url, 'audit', 'checkpoint')
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.words).toContain('No checkpoint was signed')
  })
})

const verify = () =>
  runLaurel(
    url,
    'audit',
    'verify',
    '--checkpoint',
    kept('checkpoints.jsonl'),
    '--public-key',
    kept('key.pem'),
  )

/** What only a superuser can do: around every trigger and right. */
const cutOffTheLastEvent = async () => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table log.events disable trigger all')
  await client.query('delete from log.events where position = (select max(position) from log.events)')
  await client.query('alter table log.events enable trigger all')
  await client.end()
}
