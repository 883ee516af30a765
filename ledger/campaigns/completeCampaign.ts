import type { SpotAward } from '../awards/events.ts'
import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { CampaignId, MemberId } from '../kernel/ids.ts'
import type { CampaignEvent } from './events.ts'
import { winnersMax } from './limits.ts'
import type { CampaignEnded, CampaignUnknown } from './nominate.ts'
import type { CampaignState, OpenCampaign } from './state.ts'

/** Ends a campaign with the winners that an administrator chose. */
export type CompleteCampaign = Command<
  'completeCampaign',
  {
    readonly campaignId: CampaignId
    readonly winnerIds: readonly MemberId[]
    /** Said to each winner; where it is empty, the message of the award is. */
    readonly message: string
    readonly decidedBy: MemberId
  },
  {
    /** The award as it is offered now; null if it was archived. */
    readonly award: SpotAward | null
    readonly channelTitle: string | null
    /** The members of the campaign's channel. */
    readonly memberCount: number
    /** Chosen people who are not in the team, or no longer. */
    readonly absentWinnerIds: readonly MemberId[]
  }
>

export type CompleteCampaignRejection =
  | CampaignUnknown
  | CampaignEnded
  | { readonly code: 'WINNER_REQUIRED' }
  | { readonly code: 'ONE_WINNER_ONLY' }
  | { readonly code: 'OWN_PRIZE' }
  | { readonly code: 'TOO_MANY_WINNERS'; readonly winnersMax: number }
  | { readonly code: 'RECIPIENT_UNKNOWN'; readonly memberId: MemberId; readonly memberName?: string }

export const completeCampaign = (
  state: CampaignState,
  { data, policy }: CompleteCampaign,
): Decision<CampaignEvent, CompleteCampaignRejection> => {
  if (state.kind === 'unknown') return reject({ code: 'CAMPAIGN_UNKNOWN' })
  if (state.kind === 'complete') return reject({ code: 'CAMPAIGN_ENDED' })
  const winnerIds = [...new Set(data.winnerIds)]
  const refusal = refuseWinners(state, { ...data, winnerIds }, policy.absentWinnerIds)
  if (refusal) return reject(refusal)
  const { title, channelId } = state.campaign
  return accept({
    type: 'CampaignCompleted',
    data: {
      ...data,
      title,
      channelId,
      winnerIds,
      channelTitle: policy.channelTitle,
      award: policy.award,
      memberCount: policy.memberCount,
      usersEngaged: state.nominations.nominatorCount,
      nominationCount: state.nominations.count,
    },
  })
}

/** A campaign without a nomination may end without a winner. Administrators do not grant prizes to themselves. */
const refuseWinners = (
  { campaign, nominations }: OpenCampaign,
  { winnerIds, decidedBy }: Pick<CompleteCampaign['data'], 'winnerIds' | 'decidedBy'>,
  [absent]: readonly MemberId[],
): CompleteCampaignRejection | undefined => {
  if (winnerIds.length === 0 && nominations.count > 0) return { code: 'WINNER_REQUIRED' }
  if (winnerIds.length > 1 && !campaign.isMulti) return { code: 'ONE_WINNER_ONLY' }
  if (winnerIds.length > winnersMax) return { code: 'TOO_MANY_WINNERS', winnersMax }
  if (winnerIds.includes(decidedBy)) return { code: 'OWN_PRIZE' }
  return absent === undefined ? undefined : { code: 'RECIPIENT_UNKNOWN', memberId: absent }
}
