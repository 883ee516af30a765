import type { SpotAward } from '../awards/events.ts'
import { byType, type EventNamed } from '../handling/byType.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { derivedId } from '../kernel/derivedId.ts'
import type { ChannelId, MemberId } from '../kernel/ids.ts'
import type { WonIn } from '../members/awards/awardEvents.ts'
import type { GrantPrize } from '../members/awards/grantPrize.ts'
import { type Chain, causedBy, type Process, processCommandId } from './process.ts'

const name = 'payPrizes'

/** The winners of a competition, or of a campaign of nominations, get its award. */
export const payPrizesProcess: Process = {
  name,
  react: byType({
    CompetitionCompleted: event => prizesOfCompetition(event),
    CompetitionResultContinued: event => prizesOfCompetition(event),
    CampaignCompleted: event => {
      const { campaignId, title, winnerIds: memberIds, award, decidedBy, message } = event.data
      const wonIn = { kind: 'NOMINATIONS', campaignId, title } as const
      if (!award) return []
      const said = message === '' ? award : { ...award, message }
      return prizes(event, { wonIn, memberIds, award: said, decidedBy, channelIds: [] })
    },
  }),
  onRejection: (_command, rejection) =>
    // The winner left before the prize was paid.
    rejection.code === 'MEMBER_INACTIVE' ? [] : undefined,
}

const prizesOfCompetition = (
  event: EventNamed<'CompetitionCompleted' | 'CompetitionResultContinued'>,
): readonly Chain[] => {
  const { competitionId, title, memberIds, award, decidedBy } = event.data
  const wonIn = { kind: 'COMPETITION', campaignId: competitionId, title } as const
  // The result is announced once for all winners.
  return award ? prizes(event, { wonIn, memberIds, award, decidedBy, channelIds: [] }) : []
}

type Prize = {
  readonly wonIn: WonIn
  readonly memberIds: readonly MemberId[]
  readonly award: SpotAward
  readonly decidedBy: MemberId
  /** Where each winner is announced. */
  readonly channelIds: readonly ChannelId[]
}

const prizes = (event: RecordedLedgerEvent, prize: Prize): readonly Chain[] =>
  prize.memberIds.map(memberId => [grantPrize(event, prize, memberId)])

const grantPrize = (
  event: RecordedLedgerEvent,
  { wonIn, award, decidedBy, channelIds }: Prize,
  memberId: MemberId,
): GrantPrize => {
  const { awardId, name: awardName, ...policy } = award
  return {
    type: 'grantPrize',
    id: processCommandId('grantPrize', wonIn.campaignId, memberId),
    ...causedBy(name, event),
    data: { grantId: derivedId('grant', wonIn.campaignId, memberId), awardId, memberId, decidedBy, wonIn },
    policy: { awardName, ...policy, channelIds },
  }
}
