import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores, type Stores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, replaceByCopy } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../testing/runProgram.ts'

const { url: original } = await createTestDatabase()
const { url } = await createTestDatabase()
const home = mkdtempSync(join(tmpdir(), 'laurel-rows-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

const onStores = async (databaseUrl: string, work: (stores: Stores) => Promise<void>): Promise<void> => {
  const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  try {
    await work(stores)
  } finally {
    await stores.close()
  }
}

let ann = ''
const give = (stores: Stores, key: string) =>
  (async () => {
    const ledger = createLedger({ log: stores.log })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
    ann = team.memberId('Ann')
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 10, { key, message: 'Soup' })).events)
  })()

beforeAll(async () => {
  await onStores(original, async stores => {
    await give(stores, 'first')
    const projections = createProjections({ log: stores.log, databaseUrl: original })
    await projections.rebuild()
    await projections.stop()
  })
}, 60_000)
beforeEach(() => replaceByCopy(url, original))

const onDatabase = async (statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const verify = async () => {
  const { code, output } = await runLaurelAt(home, url, 'audit', 'verify')
  return { code, output }
}

const tamperings: readonly (readonly [string, string, RegExp])[] = [
  [
    'a changed ledger entry',
    `update read_ledger_entries.ledger_entries set points = 11 where event_type = 'ShoutoutCredited'`,
    /read_ledger_entries.ledger_entries has a row of teamId \S+, position \d+, postingIndex \d with points 11 instead of 10\./,
  ],
  [
    'a removed ledger entry',
    `delete from read_ledger_entries.ledger_entries where event_type = 'ShoutoutCredited'`,
    /read_ledger_entries.ledger_entries lacks the row of .*, which follows from the log/,
  ],
  [
    'another figure',
    `update read_balances.member_balances set earned = earned + 5, given = given + 5`,
    /read_balances.member_balances has a row of .* with earned \d+ instead of \d+, given \d+ instead of \d+\./,
  ],
  [
    'another name',
    `update read_members.members set name = 'Eve' where name = 'Ann'`,
    /read_members.members has a row of .* with another name\./,
  ],
  [
    'a row that no event made',
    `insert into read_point_stats.point_flows values (gen_random_uuid(), now(), 5)`,
    /read_point_stats.point_flows has a row of .*, which does not follow from the log/,
  ],
  [
    'a read model that says it has read less',
    `update projections.checkpoints set position = 3 where name = 'activity'`,
    /read_activity.activities differs from the log/,
  ],
  [
    'a table that is gone',
    `drop table read_claims.claims`,
    /The read model claims is not complete in the database/,
  ],
]

describe('laurel audit verify', { timeout: 60_000 }, () => {
  test('finds all rows as the log gives them', async () => {
    const { code, output } = await verify()
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('✓ rebuildable') })
  })

  test('compares at the position of the read models when the log is longer', async () => {
    await onStores(url, stores => give(stores, 'second'))
    expect(await verify()).toMatchObject({ code: 0 })
  })

  test.each(tamperings)('names %s', async (_, statement, message) => {
    await onDatabase(statement)
    const { code, output } = await verify()
    expect(output).toContain('✗ rebuildable')
    expect(output).toMatch(message)
    expect(code).toBe(1)
  })

  test.each([
    ['is gone', 'delete from vault.keys', 'is gone without MemberErased'],
    [
      'was destroyed',
      'update vault.keys set encrypted_key = null, destroyed_at = now()',
      'was destroyed without MemberErased',
    ],
  ])('names a person whose key %s', async (_, statement, message) => {
    await onDatabase(`${statement} where member_id = '${ann}'`)
    const { code, output } = await verify()
    expect(output).toContain(`keys as erased: The key of member ${ann}`)
    expect(output).toContain(message)
    expect(code).toBe(1)
  })

  test('is satisfied with a person who was erased', async () => {
    expect((await runLaurelAt(home, url, 'erase', ann)).code).toBe(0)
    const { code, output } = await verify()
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('✓ keys as erased') })
  })
})
