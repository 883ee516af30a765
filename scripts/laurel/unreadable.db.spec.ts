import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { runLaurelAt } from './testing/runProgram.ts'

const { url } = await createTestDatabase()
const home = mkdtempSync(join(tmpdir(), 'laurel-unreadable-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let eventId = ''
beforeAll(async () => {
  const stores = await openStores({ home, databaseUrl: url, eventStoreUrl: undefined })
  const ledger = createLedger({ log: stores.log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  const outcome = accepted(await team.give('Ann', ['Ben'], 10, { message: 'Thanks for the soup' }))
  await settle(ledger, outcome.events)
  await stores.close()
  eventId = outcome.events.find(({ type }) => type === 'ShoutoutGiven')?.id ?? ''
  await damageMessage()
}, 60_000)

/** What only a superuser can do: around every trigger and right. */
const damageMessage = async (): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('alter table log.events disable trigger all')
  await client.query(
    `update log.events set data = replace(data::text, '"message":"encrypted:2:', '"message":"encrypted:2:AAAA')::json
     where type = 'ShoutoutGiven'`,
  )
  await client.query('alter table log.events enable trigger all')
  await client.end()
}

describe('with a field that can not be decrypted', { timeout: 60_000 }, () => {
  test.each([
    ['balances', 'audit balances --format csv', 'redeemable,ben@evergreen.example,10'],
    ['liability', 'audit liability --team evergreen --as-of 2099-01-01', '10'],
    ['the journal', 'audit export --format hledger', 'ShoutoutCredited'],
    ['a rebuild', 'rebuild', '"name":"activity"'],
    ['an audit', 'audit verify', 'readable: The field message of ShoutoutGiven'],
  ])('%s go on, name the field, and end with 1', async (_, command, says) => {
    const { code, output, words } = await runLaurelAt(home, url, ...command.split(' '))
    expect(output).toContain(says)
    expect(words).toMatch(
      new RegExp(
        `The field message of ShoutoutGiven ${eventId} in member-\\S+ at position \\d+ can't be decrypted`,
      ),
    )
    expect(words).toContain("1 fields in all can't be decrypted")
    expect(code).toBe(1)
  })
})
