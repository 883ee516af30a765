import type { EventNamed } from '../handling/byType.ts'
import type { CampaignId, MemberId } from '../kernel/ids.ts'
import type { Check } from './check.ts'

type Open = { nominationCount: number; readonly nominators: Set<MemberId> }

/**
 * Checks that the figures of an ended campaign are those of its nominations, and that its prizes go to its winners, each
 * once.
 */
export const createCampaignsCheck = (): Check => {
  const open = new Map<CampaignId, Open>()
  /** The winners who have no prize yet. */
  const unpaid = new Map<CampaignId, Set<MemberId>>()

  const observeNomination = ({ id, data }: EventNamed<'MemberNominated'>): readonly string[] => {
    const campaign = open.get(data.campaignId)
    if (!campaign) return [`MemberNominated ${id} is in a campaign that is not open.`]
    const isFirst = !campaign.nominators.has(data.nominatorId)
    campaign.nominationCount += 1
    campaign.nominators.add(data.nominatorId)
    return isFirst === data.isFirst
      ? []
      : [`MemberNominated ${id} says that it ${data.isFirst ? 'is' : 'is not'} the first of its member.`]
  }

  const observeEnd = ({ id, data }: EventNamed<'CampaignCompleted'>): readonly string[] => {
    const campaign = open.get(data.campaignId)
    open.delete(data.campaignId)
    unpaid.set(data.campaignId, new Set(data.award === null ? [] : data.winnerIds))
    const counted = [campaign?.nominationCount, campaign?.nominators.size]
    const said = [data.nominationCount, data.usersEngaged]
    return counted.join() === said.join()
      ? []
      : [
          `CampaignCompleted ${id} counts ${said.join(' nominations by ')} members, not ${counted.join(' by ')}.`,
        ]
  }

  const observePrize = ({ id, data }: EventNamed<'PrizeGranted'>): readonly string[] => {
    if (data.wonIn.kind !== 'NOMINATIONS') return []
    const isOwed = unpaid.get(data.wonIn.campaignId)?.delete(data.memberId) === true
    return isOwed ? [] : [`PrizeGranted ${id} pays ${data.memberId}, who has no prize to get.`]
  }

  return {
    invariant: 'campaigns',
    observe: event => {
      // Other events do not concern campaigns.
      // oxlint-disable-next-line typescript/switch-exhaustiveness-check
      switch (event.type) {
        case 'CampaignOpened':
          open.set(event.data.campaignId, { nominationCount: 0, nominators: new Set() })
          return []
        case 'MemberNominated':
          return observeNomination(event)
        case 'CampaignCompleted':
          return observeEnd(event)
        case 'PrizeGranted':
          return observePrize(event)
        default:
          return []
      }
    },
  }
}
