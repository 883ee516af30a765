import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { CampaignId, MemberId, NominationId } from '../kernel/ids.ts'
import type { Period } from '../kernel/period.ts'
import type { CampaignEvent } from './events.ts'
import { nominationsPerMemberMax } from './limits.ts'
import { nomineesOf } from './nominations.ts'
import type { CampaignState } from './state.ts'
import { campaignStatus } from './vocabulary.ts'

/** Nominates a colleague for the award of a campaign. */
export type Nominate = Command<
  'nominate',
  {
    readonly nominationId: NominationId
    readonly campaignId: CampaignId
    readonly nominatorId: MemberId
    readonly nomineeId: MemberId
    readonly message: string
  },
  {
    /** The current day in the time zone of the team. */
    readonly today: Period
    /** Active members of the campaign's channel. The campaign does not exist for a nominator who is none. */
    readonly isNominatorInChannel: boolean
    readonly isNomineeInChannel: boolean
    /** Whether the team is deactivated, or its trial is over. */
    readonly isTeamStopped?: boolean
    /** The message with ids in place of the names that it mentions. */
    readonly storedMessage: string
  }
>

/** The campaign takes no nominations any more. */
export type CampaignEnded = { readonly code: 'CAMPAIGN_ENDED' }
export type CampaignUnknown = { readonly code: 'CAMPAIGN_UNKNOWN' }

export type NominateRejection =
  | CampaignUnknown
  | CampaignEnded
  | { readonly code: 'TEAM_INACTIVE' }
  | { readonly code: 'SELF_NOMINATION' }
  | { readonly code: 'NOMINEE_NOT_IN_CHANNEL' }
  | { readonly code: 'NOMINATED_ALREADY' }
  | { readonly code: 'TOO_MANY_NOMINATIONS'; readonly nominationsMax: number }

export const nominate = (
  state: CampaignState,
  { data, policy }: Nominate,
): Decision<CampaignEvent, NominateRejection> => {
  if (state.kind === 'unknown' || !policy.isNominatorInChannel) return reject({ code: 'CAMPAIGN_UNKNOWN' })
  if (policy.isTeamStopped) return reject({ code: 'TEAM_INACTIVE' })
  const { endDate } = state.campaign
  if (state.kind === 'complete' || campaignStatus({ endDate, isComplete: false }, policy.today) !== 'OPEN')
    return reject({ code: 'CAMPAIGN_ENDED' })
  if (data.nominatorId === data.nomineeId) return reject({ code: 'SELF_NOMINATION' })
  if (!policy.isNomineeInChannel) return reject({ code: 'NOMINEE_NOT_IN_CHANNEL' })
  const nominees = nomineesOf(state.nominations, data.nominatorId)
  if (nominees.includes(data.nomineeId)) return reject({ code: 'NOMINATED_ALREADY' })
  if (nominees.length >= nominationsPerMemberMax)
    return reject({ code: 'TOO_MANY_NOMINATIONS', nominationsMax: nominationsPerMemberMax })
  return accept({
    type: 'MemberNominated',
    data: { ...data, message: policy.storedMessage, isFirst: nominees.length === 0 },
  })
}
