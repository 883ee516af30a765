import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import { addDays } from 'date-fns/addDays'
import { type DemoAwardName, demoAwardId } from './demoAwards.ts'
import { demoAdmin } from './people.ts'
import { demoWorkspace } from './workspace.ts'

type DemoCampaign = {
  readonly title: string
  readonly channelSlackId: string
  readonly award: DemoAwardName
  readonly message: string
  readonly isMulti: boolean
  /** Counted from today; a campaign without its end still runs, or waits for its winners. */
  readonly openedOn: number
  readonly endsOn: number
  readonly completedOn?: number
  readonly nominationCount: number
}

const campaigns: readonly DemoCampaign[] = [
  {
    title: 'Colleague of the quarter',
    channelSlackId: 'C01THANKS',
    award: 'Evergreen',
    message: 'Who made this quarter better for everyone? Tell us who, and why.',
    isMulti: false,
    openedOn: -6,
    endsOn: 8,
    nominationCount: 14,
  },
  {
    title: 'Quietest release',
    channelSlackId: 'C02ENGINEERING',
    award: 'Lighthouse',
    message: 'Nothing broke, and someone made sure of it.',
    isMulti: true,
    openedOn: -20,
    endsOn: -3,
    nominationCount: 7,
  },
  {
    title: 'Summer stars',
    channelSlackId: 'C01THANKS',
    award: 'Evergreen',
    message: 'Two awards for those who kept us going while others were away.',
    isMulti: true,
    openedOn: -130,
    endsOn: -110,
    completedOn: -108,
    nominationCount: 22,
  },
]

const reasons = [
  'Took over without a word when I was ill, and I came back to an empty inbox.',
  'Explains the hardest things so that I dare to ask the next question.',
  'Noticed what no dashboard showed, and stayed until it was fixed.',
  'Writes everything down. Half of what I know is from those notes.',
  'The first to say thank you and the last to take credit.',
] as const

/** Campaigns of nominations of the demo company: one that runs, one that waits for its winners, one that ended. */
export const holdCampaigns = async (ledger: Ledger, teamId: TeamId, now: Date): Promise<void> => {
  for (const campaign of campaigns) await holdCampaign(ledger, teamId, now, campaign)
}

const holdCampaign = async (
  ledger: Ledger,
  teamId: TeamId,
  now: Date,
  campaign: DemoCampaign,
): Promise<void> => {
  const { title, channelSlackId, openedOn, endsOn, completedOn } = campaign
  const adminId = memberIdOf(teamId, demoAdmin.slackId)
  const channelId = channelIdOf(teamId, channelSlackId)
  const awardId = demoAwardId(teamId, campaign.award)
  const campaignId = derivedId('demo campaign', teamId, title)
  const envelope = (actorId: MemberId, day: number, ...parts: readonly string[]) => ({
    id: derivedId('demo', teamId, 'campaign', title, ...parts),
    teamId,
    actor: { kind: 'member', id: actorId } as const,
    occurredAt: instantOf(addDays(now, day)),
  })
  const [channel, award] = await Promise.all([
    ledger.channel(teamId, channelId),
    ledger.award(teamId, awardId),
  ])
  if (channel.kind === 'unknown') return
  await ledger.handle({
    type: 'openCampaign',
    ...envelope(adminId, openedOn, 'open'),
    data: {
      campaignId,
      title,
      channelId,
      awardId,
      endDate: dayText(addDays(now, endsOn)),
      message: campaign.message,
      isMulti: campaign.isMulti,
      createdBy: adminId,
    },
    policy: { today: dayText(addDays(now, openedOn)), isAwardOffered: true, isChannelKnown: true },
  })
  const people = membersOf(channelSlackId).map(slackId => memberIdOf(teamId, slackId))
  const nominations = nominationsAmong(people, campaign.nominationCount)
  for (const [index, { nominatorId, nomineeId, message }] of nominations.entries()) {
    const day = openedOn + 1 + (index % 3)
    await ledger.handle({
      type: 'nominate',
      ...envelope(nominatorId, day, 'nominate', String(index)),
      data: {
        nominationId: derivedId('demo nomination', campaignId, String(index)),
        campaignId,
        nominatorId,
        nomineeId,
        message,
      },
      policy: {
        today: dayText(addDays(now, day)),
        isNominatorInChannel: true,
        isNomineeInChannel: true,
        storedMessage: message,
      },
    })
  }
  if (completedOn === undefined) return
  const outcome = await ledger.handle({
    type: 'completeCampaign',
    ...envelope(adminId, completedOn, 'complete'),
    data: {
      campaignId,
      winnerIds: [...new Set(nominations.map(({ nomineeId }) => nomineeId))]
        .filter(nomineeId => nomineeId !== adminId)
        .slice(0, 2),
      message: 'The whole company nominated you. Thank you.',
      decidedBy: adminId,
    },
    policy: {
      award: award.kind === 'offered' ? award.award : null,
      channelTitle: channel.settings.title,
      memberCount: channel.memberIds.size,
      absentWinnerIds: [],
    },
  })
  if (outcome.kind === 'accepted') await settle(ledger, outcome.events)
}

/** Every third member nominates one of the five who are nominated most. */
const nominationsAmong = (people: readonly MemberId[], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    nominatorId: people[(index * 3 + 5) % people.length],
    nomineeId: people[(index * index) % 5],
    message: reasons[index % reasons.length],
  })).flatMap(({ nominatorId, nomineeId, message }) =>
    nominatorId === undefined || nomineeId === undefined || message === undefined || nominatorId === nomineeId
      ? []
      : [{ nominatorId, nomineeId, message }],
  )

const membersOf = (channelSlackId: string): readonly string[] =>
  (demoWorkspace.channels.find(({ id }) => id === channelSlackId)?.members ?? []).filter(
    slackId => slackId.startsWith('U') && !slackId.startsWith('U0LAUREL'),
  )
