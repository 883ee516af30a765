import type { Campaign } from '../campaigns/events.ts'
import type { Ledger } from '../handling/ledger.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { ChannelId } from '../kernel/ids.ts'
import type { Instant } from '../kernel/instant.ts'
import type { TestTeam } from './testTeam.ts'

const startsAt = '2026-03-10T12:00:00.000Z'

/** Campaigns of nominations for the team of a spec, named by their titles. */
export const createTestCampaigns = (
  ledger: Ledger,
  { teamId, memberId }: Pick<TestTeam, 'teamId' | 'memberId'>,
  channelId: ChannelId,
) => {
  const envelope = (key: string, occurredAt: Instant = startsAt) => ({
    id: derivedId('spec campaign', teamId, key),
    teamId,
    actor: { kind: 'system', id: 'spec' } as const,
    occurredAt,
  })
  const campaignId = (title: string) => derivedId('campaign', teamId, title)
  const awardId = derivedId('award', teamId, 'Beacon')

  return {
    campaignId,
    open: (title: string, changes: Partial<Campaign> = {}) =>
      ledger.handle({
        type: 'openCampaign',
        ...envelope(`open ${title}`),
        data: {
          campaignId: campaignId(title),
          title,
          channelId,
          awardId,
          endDate: '2026-03-20',
          message: 'Who made the difference?',
          isMulti: true,
          createdBy: memberId('Ann'),
          ...changes,
        },
        policy: { today: startsAt.slice(0, 10), isAwardOffered: true, isChannelKnown: true },
      }),
    nominate: (
      title: string,
      nominator: string,
      nominee: string,
      message = 'Always there',
      at: Instant = startsAt,
    ) => {
      const key = `${nominator} nominates ${nominee} for ${title}`
      return ledger.handle({
        type: 'nominate',
        ...envelope(key, at),
        data: {
          nominationId: derivedId('nomination', teamId, key),
          campaignId: campaignId(title),
          nominatorId: memberId(nominator),
          nomineeId: memberId(nominee),
          message,
        },
        policy: {
          today: at.slice(0, 10),
          isNominatorInChannel: true,
          isNomineeInChannel: true,
          storedMessage: message,
        },
      })
    },
    complete: (title: string, winners: readonly string[], { points = 100, memberCount = 2 } = {}) =>
      ledger.handle({
        type: 'completeCampaign',
        ...envelope(`complete ${title}`),
        data: {
          campaignId: campaignId(title),
          winnerIds: winners.map(memberId),
          message: 'You made the difference',
          decidedBy: memberId('Olga'),
        },
        policy: {
          award: {
            awardId,
            name: 'Beacon',
            points,
            message: '',
            bannerIds: [],
            gifts: [],
            isPrivate: false,
          },
          channelTitle: '#general',
          memberCount,
          absentWinnerIds: [],
        },
      }),
  }
}
