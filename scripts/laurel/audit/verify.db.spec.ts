import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Client } from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurel } from '../testing/runProgram.ts'

const { url } = await createTestDatabase()

beforeEach(async () => {
  await onDatabase(
    'drop schema if exists log cascade',
    `do $$ begin
       if to_regclass('migrations.applied') is not null then
         delete from migrations.applied where part = 'log';
       end if;
     end $$`,
  )
  await migrateLog(url)
  const log = createPostgresLog({ url })
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  for (const message of ['First', 'Second', 'Third']) {
    const outcome = accepted(await team.give('Ann', ['Ben'], 10, { key: message, message }))
    await settle(ledger, outcome.events)
  }
  await log.close()
})

/** What only a superuser can do: around every trigger and right. */
const onDatabase = async (...statements: readonly string[]) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const forge = (statement: string) =>
  onDatabase(
    'alter table log.events disable trigger all',
    statement,
    'alter table log.events enable trigger all',
  )

const idOf = async (message: string): Promise<string> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    `select id from log.events where type = 'ShoutoutGiven' and data->>'message' = $1`,
    [message],
  )
  await client.end()
  return rows[0]?.id ?? ''
}

describe('laurel audit verify', { timeout: 60_000 }, () => {
  test('ends with 0 when the log holds every promise', async () => {
    const { code, output } = await runLaurel(url, 'audit', 'verify')
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringMatching(/\d+ events .* hold every promise/),
    })
  })

  test('names an event whose bytes were changed, and ends with 1', async () => {
    const id = await idOf('Second')
    await forge(
      `update log.events set data = replace(data::text, 'Second', 'Zecond')::json where id = '${id}'`,
    )
    const { code, output } = await runLaurel(url, 'audit', 'verify')
    expect(code).toBe(1)
    expect(output).toContain('✗ tamper-evident')
    expect(output).toContain(id)
  })

  test('names an event that is no JSON of ours any more, and ends with 1', async () => {
    const id = await idOf('Second')
    await forge(`update log.events set data = '{}' where id = '${id}'`)
    const { code, output } = await runLaurel(url, 'audit', 'verify')
    expect(code).toBe(1)
    expect(output).toContain(`ShoutoutGiven ${id} does not fit its schema`)
  })

  test('notices an event that was taken out, and ends with 1', async () => {
    await forge(`delete from log.events where id = '${await idOf('Second')}'`)
    const { code, output } = await runLaurel(url, 'audit', 'verify')
    expect(code).toBe(1)
    expect(output).toContain('✗ tamper-evident')
  })
})
