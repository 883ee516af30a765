import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { Pool } from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findPerson } from './findPerson.ts'

const company = await createCompany()
const { team, ledger } = company
for (let points = 1; points <= 50; points += 1) accepted(await team.adjust('Cleo', points))
const { url: databaseUrl } = await openTestDatabase()
const projections = createProjections({ log: company.log, databaseUrl })
await projections.start()
await projections.waitForPosition(await company.log.head(), 10_000)
// The command also runs without a server.
await projections.stop()

const search = (url = databaseUrl) => {
  const { log, events } = countingReads(company.log)
  const database = new Pool({ connectionString: url, max: 1 })
  onTestFinished(() => database.end())
  const find = (wanted: string, team?: string) => findPerson({ log, database }, { wanted, team })
  return { find, events }
}

describe('finding the person to forget', () => {
  it.each(['ben@evergreen.example', 'Ben', team.memberId('Ben')])(
    'reads the stream of %s, which the read models show',
    async wanted => {
      const { find, events } = search()
      expect(await find(wanted)).toMatchObject({
        kind: 'found',
        person: { memberId: team.memberId('Ben'), externalKey: 'Ben' },
      })
      expect(events()).toBeLessThan(5)
    },
  )

  it('searches the log where there are no read models', async () => {
    const { url } = await openTestDatabase()
    const { find } = search(url)
    const ben = { kind: 'found', person: { memberId: team.memberId('Ben') } }
    expect(await find('ben@evergreen.example')).toMatchObject(ben)
    expect(await find('zoe@evergreen.example')).toEqual({ kind: 'unknown' })
  })

  it('searches the log where the read models do not show every member yet, and distinguishes people of one name', async () => {
    const birch = await createTestTeam(ledger, { name: 'birch', memberNames: ['Ben'] })
    const { find } = search()
    expect(await find('Ben')).toEqual({ kind: 'ambiguous', teamNames: ['evergreen', 'birch'] })
    expect(await find('Ben', 'birch')).toMatchObject({ person: { memberId: birch.memberId('Ben') } })
    expect(await find('Ben', 'oak')).toEqual({ kind: 'unknown' })
  })
})
