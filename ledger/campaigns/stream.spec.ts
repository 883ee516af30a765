import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { CompleteCampaign } from './completeCampaign.ts'
import type { Campaign, CampaignEvent } from './events.ts'
import { nominationsPerMemberMax, winnersMax } from './limits.ts'
import type { Nominate } from './nominate.ts'
import { campaignStream } from './stream.ts'
import { campaignStatus } from './vocabulary.ts'

const { given } = testDecider(campaignStream)

const [ann, ben, cleo, olga] = [idOf('ann'), idOf('ben'), idOf('cleo'), idOf('olga')]
const campaign: Campaign = {
  campaignId: idOf('spring'),
  title: 'Spring',
  channelId: idOf('thanks'),
  awardId: idOf('beacon'),
  endDate: '2026-03-20',
  message: 'Who made this spring?',
  isMulti: false,
  createdBy: olga,
}
const beacon = {
  awardId: campaign.awardId,
  name: 'Beacon',
  points: 500,
  message: '',
  bannerIds: [],
  gifts: [],
  isPrivate: false,
}
const opened: CampaignEvent = { type: 'CampaignOpened', data: campaign }
const severalOpened: CampaignEvent = { type: 'CampaignOpened', data: { ...campaign, isMulti: true } }

const nominated = (nominatorId: string, nomineeId: string): CampaignEvent => ({
  type: 'MemberNominated',
  data: {
    nominationId: idOf(`${nominatorId} ${nomineeId}`),
    campaignId: campaign.campaignId,
    nominatorId,
    nomineeId,
    message: 'Always there',
    isFirst: true,
  },
})
const completed: CampaignEvent = {
  type: 'CampaignCompleted',
  data: {
    campaignId: campaign.campaignId,
    title: campaign.title,
    channelId: campaign.channelId,
    channelTitle: '#thanks',
    decidedBy: olga,
    winnerIds: [ben],
    message: '',
    award: beacon,
    memberCount: 4,
    usersEngaged: 1,
    nominationCount: 1,
  },
}

const open = (changes: Partial<Campaign> = {}, policy = {}) =>
  ({
    type: 'openCampaign',
    ...byAdmin(),
    data: { ...campaign, ...changes },
    policy: { today: '2026-03-10', isAwardOffered: true, isChannelKnown: true, ...policy },
  }) as const

const nominate = (
  changes: Partial<Nominate['data']> = {},
  policy: Partial<Nominate['policy']> = {},
): Nominate => ({
  type: 'nominate',
  ...byAdmin(),
  data: {
    nominationId: idOf('nomination'),
    campaignId: campaign.campaignId,
    nominatorId: ann,
    nomineeId: ben,
    message: 'Always there, @Cleo too',
    ...changes,
  },
  policy: {
    today: '2026-03-20',
    isNominatorInChannel: true,
    isNomineeInChannel: true,
    storedMessage: 'Always there',
    ...policy,
  },
})

const complete = (
  winnerIds: readonly string[],
  policy: Partial<CompleteCampaign['policy']> = {},
): CompleteCampaign => ({
  type: 'completeCampaign',
  ...byAdmin(),
  data: { campaignId: campaign.campaignId, winnerIds, message: 'Well done', decidedBy: olga },
  policy: { award: beacon, channelTitle: '#thanks', memberCount: 4, absentWinnerIds: [], ...policy },
})

describe('opening a campaign', () => {
  it('needs an award, a channel, and a last day that is not over', () => {
    given().when(open()).thenEvents(opened)
    given()
      .when(open({ endDate: '2026-03-10' }))
      .thenEvents({ type: 'CampaignOpened' })
    given()
      .when(open({ endDate: '2026-03-09' }))
      .thenRejected({ code: 'CAMPAIGN_ENDS_IN_PAST', today: '2026-03-10' })
    given()
      .when(open({}, { isAwardOffered: false }))
      .thenRejected({ code: 'AWARD_UNKNOWN' })
    given()
      .when(open({}, { isChannelKnown: false }))
      .thenRejected({ code: 'CHANNEL_UNKNOWN' })
    given(opened).when(open()).thenRejected({ code: 'CAMPAIGN_EXISTS' })
  })

  it.each([
    ['2026-03-20', false, 'OPEN'],
    ['2026-03-21', false, 'PENDING'],
    ['2026-03-10', true, 'COMPLETE'],
  ] as const)('on %s, completed %s, is %s', (today, isComplete, status) => {
    expect(campaignStatus({ endDate: campaign.endDate, isComplete }, today)).toBe(status)
  })
})

describe('a nomination', () => {
  it('is recorded with the stored message until the last day', () => {
    given(opened)
      .when(nominate())
      .thenEvents({
        type: 'MemberNominated',
        data: { nomineeId: ben, message: 'Always there', isFirst: true },
      })
    given(opened)
      .when(nominate({}, { today: '2026-03-21' }))
      .thenRejected({ code: 'CAMPAIGN_ENDED' })
    given(opened, completed).when(nominate()).thenRejected({ code: 'CAMPAIGN_ENDED' })
  })

  it('is for other members of the channel', () => {
    given().when(nominate()).thenRejected({ code: 'CAMPAIGN_UNKNOWN' })
    given(opened)
      .when(nominate({}, { isNominatorInChannel: false }))
      .thenRejected({ code: 'CAMPAIGN_UNKNOWN' })
    given(opened)
      .when(nominate({ nomineeId: ann }))
      .thenRejected({ code: 'SELF_NOMINATION' })
    given(opened)
      .when(nominate({}, { isNomineeInChannel: false }))
      .thenRejected({ code: 'NOMINEE_NOT_IN_CHANNEL' })
  })

  it('is refused while the team is stopped', () => {
    given(opened)
      .when(nominate({}, { isTeamStopped: true }))
      .thenRejected({ code: 'TEAM_INACTIVE' })
  })

  it('is made once for the same colleague', () => {
    given(opened, nominated(ann, ben)).when(nominate()).thenRejected({ code: 'NOMINATED_ALREADY' })
    given(opened, nominated(ann, ben))
      .when(nominate({ nomineeId: cleo }))
      .thenEvents({ type: 'MemberNominated', data: { isFirst: false } })
    given(opened, nominated(cleo, ben)).when(nominate()).thenEvents({ type: 'MemberNominated' })
  })

  it('is refused beyond the limit of a member', () => {
    const many = Array.from({ length: nominationsPerMemberMax }, (_, index) =>
      nominated(ann, idOf(`colleague ${index}`)),
    )
    given(opened, ...many)
      .when(nominate())
      .thenRejected({ code: 'TOO_MANY_NOMINATIONS', nominationsMax: nominationsPerMemberMax })
  })
})

describe('completing a campaign', () => {
  it('freezes the engagement, the winner and the award', () => {
    given(opened, nominated(ann, ben), nominated(ann, cleo), nominated(cleo, ben))
      .when(complete([ben]))
      .thenEvents({
        type: 'CampaignCompleted',
        data: {
          winnerIds: [ben],
          usersEngaged: 2,
          nominationCount: 3,
          memberCount: 4,
          award: beacon,
          title: 'Spring',
          decidedBy: olga,
        },
      })
  })

  it('takes one winner, or several where the campaign says so', () => {
    given(opened, nominated(ann, ben))
      .when(complete([ben, cleo]))
      .thenRejected({ code: 'ONE_WINNER_ONLY' })
    given(opened, nominated(ann, ben))
      .when(complete([ben, ben]))
      .thenEvents({ type: 'CampaignCompleted', data: { winnerIds: [ben] } })
    given(severalOpened, nominated(ann, ben))
      .when(complete([ben, cleo]))
      .thenEvents({ type: 'CampaignCompleted', data: { winnerIds: [ben, cleo] } })
    const crowd = Array.from({ length: winnersMax + 1 }, (_, index) => idOf(`colleague ${index}`))
    given(severalOpened).when(complete(crowd)).thenRejected({ code: 'TOO_MANY_WINNERS', winnersMax })
  })

  it('needs a winner once there is a nomination', () => {
    given(opened, nominated(ann, ben)).when(complete([])).thenRejected({ code: 'WINNER_REQUIRED' })
    given(opened)
      .when(complete([]))
      .thenEvents({ type: 'CampaignCompleted', data: { winnerIds: [] } })
  })

  it('refuses winners who are not in the team', () => {
    given(opened)
      .when(complete([ben], { absentWinnerIds: [ben] }))
      .thenRejected({ code: 'RECIPIENT_UNKNOWN', memberId: ben })
  })

  it('needs another administrator where an administrator wins', () => {
    given(opened, nominated(ann, olga))
      .when(complete([olga]))
      .thenRejected({ code: 'OWN_PRIZE' })
    given(severalOpened, nominated(ann, olga))
      .when(complete([ben, olga]))
      .thenRejected({ code: 'OWN_PRIZE' })
  })

  it('happens once, and without a prize where the award was archived', () => {
    given()
      .when(complete([ben]))
      .thenRejected({ code: 'CAMPAIGN_UNKNOWN' })
    given(opened, completed)
      .when(complete([ben]))
      .thenRejected({ code: 'CAMPAIGN_ENDED' })
    given(opened)
      .when(complete([ben], { award: null }))
      .thenEvents({ type: 'CampaignCompleted', data: { award: null } })
  })
})
