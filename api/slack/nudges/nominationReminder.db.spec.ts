import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, it } from 'vitest'
import { startAnnouncing } from '../announcements/testing/startAnnouncing.ts'
import { oweNudges } from './oweNudges.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url)
const database = new Pool({ connectionString: url, max: 2 })
const { slack, ledger, teamId, common, send, pass, now } = announcing
afterAll(async () => {
  await database.end()
  await announcing.stop()
})

const [ann, ben] = [memberIdOf(teamId, 'UANN'), memberIdOf(teamId, 'UBEN')]
const campaignId = derivedId('campaign of a spec')

const nominate = async (nominatorId: string, nomineeId: string) =>
  accepted(
    await ledger.handle({
      ...common(),
      type: 'nominate',
      data: {
        nominationId: derivedId('nomination', nominatorId),
        campaignId,
        nominatorId,
        nomineeId,
        message: '',
      },
      policy: {
        today: now().slice(0, 10),
        isNominatorInChannel: true,
        isNomineeInChannel: true,
        storedMessage: '',
      },
    }),
  )

/** Moves the clock, and tells the reminders that are due then. */
const be = async (moment: string) => {
  pass(Date.parse(moment) - Date.parse(now()))
  await announcing.catchUp()
  await oweNudges(database, now(), new AbortController().signal)
  for (let turn = 0; turn < 3; turn += 1) {
    await send()
    pass(2_000)
  }
}
const reminded = () =>
  slack.calls
    .filter(({ method, text }) => method === 'chat.postMessage' && text?.includes('takes nominations until'))
    .map(({ channel }) => channel)
    .toSorted()

it('reminds members who did not nominate once, two days before the last day', async () => {
  accepted(
    await ledger.handle({
      ...common(),
      type: 'openCampaign',
      data: {
        campaignId,
        title: 'Spring',
        channelId: channelIdOf(teamId, 'C1'),
        awardId: derivedId('award of a spec'),
        endDate: '2026-12-04',
        message: '',
        isMulti: false,
        createdBy: ann,
      },
      policy: { today: '2026-11-20', isAwardOffered: true, isChannelKnown: true },
    }),
  )
  await nominate(ann, ben)
  await be('2026-12-01T12:00:00.000Z')
  expect(reminded()).toEqual([])
  await be('2026-12-02T12:00:00.000Z')
  expect(reminded()).toEqual(['DUBEN'])
  await be('2026-12-03T12:00:00.000Z')
  expect(reminded()).toEqual(['DUBEN'])
})
