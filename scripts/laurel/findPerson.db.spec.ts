import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { openTestDatabase } from '@laurel/projections/testing/openTestDatabase.ts'
import { describe, expect, it } from 'vitest'
import { findPerson } from './findPerson.ts'

const company = await createCompany()
const { team, ledger } = company
for (let points = 1; points <= 50; points += 1) accepted(await team.adjust('Cleo', points))
const { url: databaseUrl } = await openTestDatabase()
const projections = createProjections({ log: company.log, databaseUrl })
await projections.start()
await projections.waitForPosition(await company.log.head(), 10_000)
// As when the command runs without a server.
await projections.stop()

const search = (url = databaseUrl) => {
  const { log, events } = countingReads(company.log)
  const find = (wanted: string, of?: string) => findPerson({ log, databaseUrl: url }, wanted, of)
  return { find, events }
}

describe('finding the person to forget', () => {
  it.each(['ben@evergreen.example', 'Ben', team.memberId('Ben')])(
    'reads the stream of %s, whom the read models show',
    async wanted => {
      const { find, events } = search()
      expect(await find(wanted)).toMatchObject({ memberId: team.memberId('Ben'), externalKey: 'Ben' })
      expect(events()).toBeLessThan(5)
    },
  )

  it('searches the log where there are no read models', async () => {
    const { url } = await openTestDatabase()
    const { find } = search(url)
    expect(await find('ben@evergreen.example')).toMatchObject({ memberId: team.memberId('Ben') })
    await expect(find('zoe@evergreen.example')).rejects.toThrow('There is no member')
  })

  it('searches the log where the read models do not show every member yet, and tells people apart', async () => {
    const birch = await createTestTeam(ledger, { name: 'birch', memberNames: ['Ben'] })
    const { find } = search()
    await expect(find('Ben')).rejects.toThrow(
      'known in several teams. Name one with --team: evergreen, birch.',
    )
    expect(await find('Ben', 'birch')).toMatchObject({ memberId: birch.memberId('Ben') })
    await expect(find('Ben', 'oak')).rejects.toThrow('There is no member Ben in team oak.')
  })
})
