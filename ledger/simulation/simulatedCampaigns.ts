import type { SpotAward } from '../awards/events.ts'
import type { LedgerCommand } from '../handling/commands.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { CampaignId, MemberId, TeamId } from '../kernel/ids.ts'
import type { Random } from './random.ts'

type SimulatedCampaignsParts = {
  readonly random: Random
  readonly teamId: TeamId
  readonly memberIds: readonly MemberId[]
  readonly envelope: () => Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>
}

/** Invents campaigns of nominations: their call, nominations, and ends with winners, some of them again. */
export const createSimulatedCampaigns = ({
  random,
  teamId,
  memberIds,
  envelope,
}: SimulatedCampaignsParts) => {
  const opened: CampaignId[] = []
  const award = (): SpotAward => ({
    awardId: derivedId('award', teamId),
    name: 'Beacon',
    points: random.pick([0, 40, 90]),
    message: '',
    bannerIds: [],
    gifts: random.chance(0.3) ? [[{ type: 'POINTS', points: 50 }]] : [],
    isPrivate: false,
  })

  const openCampaign = (): LedgerCommand => {
    const command = envelope()
    const campaignId = derivedId('campaign', command.id)
    opened.push(campaignId)
    return {
      type: 'openCampaign',
      ...command,
      data: {
        campaignId,
        title: 'Who made this month?',
        channelId: derivedId('channel', teamId),
        awardId: derivedId('award', teamId),
        endDate: command.occurredAt.slice(0, 10),
        message: '',
        isMulti: random.chance(0.5),
        createdBy: random.pick(memberIds),
      },
      policy: {
        today: command.occurredAt.slice(0, 10),
        isAwardOffered: true,
        isChannelKnown: true,
      },
    }
  }

  const nominate = (campaignId: CampaignId): LedgerCommand => {
    const command = envelope()
    return {
      type: 'nominate',
      ...command,
      data: {
        nominationId: derivedId('nomination', command.id),
        campaignId,
        nominatorId: random.pick(memberIds),
        nomineeId: random.pick(memberIds),
        message: 'Always there',
      },
      policy: {
        today: '2026-01-01',
        isNominatorInChannel: true,
        isNomineeInChannel: true,
        storedMessage: 'Always there',
      },
    }
  }

  const completeCampaign = (campaignId: CampaignId): LedgerCommand => ({
    type: 'completeCampaign',
    ...envelope(),
    data: {
      campaignId,
      winnerIds: random.shuffle(memberIds).slice(0, random.between(0, 2)),
      message: random.pick(['', 'Well deserved']),
      decidedBy: random.pick(memberIds),
    },
    policy: {
      award: random.chance(0.9) ? award() : null,
      channelTitle: null,
      memberCount: memberIds.length,
      absentWinnerIds: [],
    },
  })

  return {
    nextOfCampaigns: (): LedgerCommand => {
      const campaignId = opened.length === 0 ? undefined : random.pick(opened.slice(-2))
      const kind = random.below(10)
      if (campaignId === undefined || kind < 2) return openCampaign()
      return kind < 7 ? nominate(campaignId) : completeCampaign(campaignId)
    },
  }
}
