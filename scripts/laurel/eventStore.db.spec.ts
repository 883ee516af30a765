import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startWireServer } from '@laurel/ledger/log/eventstore/testing/startWireServer.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { type Company, foundCompany } from '../unkillable/driving/company.ts'
import { runProgramAt } from './testing/runProgram.ts'

const { url: databaseUrl } = await createTestDatabase()
const { url: otherDatabaseUrl } = await createTestDatabase()
const engine = await startWireServer()
const eventStoreUrl = engine.url
let company: Company
let home: string

beforeAll(async () => {
  company = await foundCompany(databaseUrl, eventStoreUrl)
  home = company.home('command line')
  const { events } = accepted(await company.team.give('Ann', ['Ben'], 10))
  await settle(company.ledger, events)
  writeFileSync(join(home, 'history.csv'), 'at,from,to,kind\n2026-03-01T09:00:00Z,ann,ben,help\n')
})
afterAll(async () => {
  await company?.close()
  await engine.stop()
})

describe('with the log in EventStoreDB', { timeout: 60_000 }, () => {
  test.each([
    { command: 'import history.csv', says: /1 shoutouts are in the ledger of team history/ },
    { command: 'login-link olga@evergreen.example', says: /token=/ },
    { command: 'rebuild', says: /"readModel":"balances"|balances/ },
    { command: 'audit close-month --team evergreen 2026-03', says: /is closed with digest/ },
    { command: 'erase ben@evergreen.example', says: /is erased/ },
    { command: 'audit verify', says: /hold every promise/ },
  ])('laurel $command does its work and ends', async ({ command, says }) => {
    const words = command.split(' ').map(word => (word.endsWith('.csv') ? join(home, word) : word))
    const ran = await runProgramAt({ home, databaseUrl, eventStoreUrl }, 'laurel', ...words)
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.output + ran.words).toMatch(says)
  })

  test('a second installation is refused the engine, with what to correct', async () => {
    const ran = await runProgramAt({ home, databaseUrl: otherDatabaseUrl, eventStoreUrl }, 'serve')
    expect(ran.code).toBe(1)
    expect(ran.words).toMatch(
      /^Laurel did not start\. The EventStoreDB of EVENTSTORE_URL holds the log of another installation, [\w-]+; this one is [\w-]+\. Set DATABASE_URL and LAUREL_HOME to those of that installation, or EVENTSTORE_URL to an empty EventStoreDB\.\n$/,
    )
  })
})
