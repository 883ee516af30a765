import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { expect, it } from 'vitest'
import { startNudging } from './testing/startNudging.ts'

const { ledger, teamId, common, now, be, sent } = await startNudging()

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

const reminded = () => sent(/takes nominations until/)

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
