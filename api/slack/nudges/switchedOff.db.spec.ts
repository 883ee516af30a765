import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { allowanceSourcesOf } from '../../recognition/allowanceSourcesOf.ts'
import { resetAllowances } from '../../recognition/resetAllowances.ts'
import { startAnnouncing } from '../announcements/testing/startAnnouncing.ts'
import { oweNudges } from './oweNudges.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url, { channelMembers: ['UANN'] })
const database = new Pool({ connectionString: url, max: 2 })
const { ledger, teamId, common, now, pass, rows } = announcing
const forever = new AbortController().signal
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

const switchedOff = {
  remindsOfUnspentAllowance: false,
  nudgesQuietChannels: false,
  tellsOfNewAllowance: false,
  remindsOfRedeemablePoints: false,
  asksForBirthdays: false,
}
const set = async (changes: TeamSettingsChanges) => {
  const data = { changes: { ...switchedOff, ...changes } }
  accepted(await ledger.handle({ ...common(), type: 'changeTeamSettings', data }))
}

/** The number of nudges that are due. */
const due = async (): Promise<number> => {
  await announcing.clear()
  await database.query('truncate slack.nudges')
  await announcing.catchUp()
  await oweNudges(database, now(), forever)
  return (await rows()).length
}

beforeAll(async () => {
  const data = { interval: 'MONTHLY', shoutoutPoints: 100, awardPoints: 0 } as const
  accepted(await ledger.handle({ ...common(), type: 'setAllowancePolicy', data }))
  const points = {
    memberId: memberIdOf(teamId, 'UANN'),
    account: 'redeemable',
    points: 600,
    reason: 'A start',
  } as const
  accepted(await ledger.handle({ ...common(), type: 'adjustPoints', data: points }))
})
beforeEach(async () => {
  // A working day within the last three of the month.
  pass(Date.parse('2027-03-29T10:00:00.000Z') - Date.parse(now()))
  await announcing.catchUp()
  const allowances = { ledger, database, allowanceSourcesOf: allowanceSourcesOf(database) }
  await resetAllowances(allowances, now(), forever)
})

it.each(['remindsOfUnspentAllowance', 'nudgesQuietChannels', 'remindsOfRedeemablePoints'] as const)(
  'a nudge is sent only while %s is on',
  async name => {
    await set({ [name]: true })
    expect(await due()).toBeGreaterThan(0)
    await set({})
    expect(await due()).toBe(0)
  },
)

it('a deactivated team gets no nudges', async () => {
  await set({ remindsOfUnspentAllowance: true })
  accepted(await ledger.handle({ ...common(), type: 'deactivateTeam', data: {} }))
  expect(await due()).toBe(0)
  accepted(await ledger.handle({ ...common(), type: 'reactivateTeam', data: {} }))
  expect(await due()).toBeGreaterThan(0)
})
