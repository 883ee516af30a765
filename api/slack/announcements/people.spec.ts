import { countingReads } from '@laurel/ledger/log/suite/countingReads.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createCompany } from '@laurel/projections/testing/company.ts'
import { expect, it } from 'vitest'
import { createPeopleDirectory } from './people.ts'

it('a person is found from the first event of their stream alone', async () => {
  const { team, teamId, ledger, log } = await createCompany()
  for (let points = 1; points <= 50; points += 1) accepted(await team.adjust('Cleo', points))
  const counted = countingReads(log)
  const directory = createPeopleDirectory(ledger, counted.log)
  expect(await directory.personOf(teamId, team.memberId('Cleo'))).toEqual({ slackUserId: null, name: 'Cleo' })
  expect(counted.events()).toBe(1)
})
