import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { Period } from '../kernel/period.ts'
import type { Campaign, CampaignEvent } from './events.ts'
import type { CampaignState } from './state.ts'

/** Calls the members of a channel to nominate colleagues for an award. */
export type OpenCampaign = Command<
  'openCampaign',
  Campaign,
  {
    /** The current day in the time zone of the team. */
    readonly today: Period
    readonly isAwardOffered: boolean
    readonly isChannelKnown: boolean
  }
>

export type OpenCampaignRejection =
  | { readonly code: 'CAMPAIGN_EXISTS' }
  | { readonly code: 'AWARD_UNKNOWN' }
  | { readonly code: 'CHANNEL_UNKNOWN' }
  | { readonly code: 'CAMPAIGN_ENDS_IN_PAST'; readonly today: Period }

export const openCampaign = (
  state: CampaignState,
  { data, policy: { today, isAwardOffered, isChannelKnown } }: OpenCampaign,
): Decision<CampaignEvent, OpenCampaignRejection> => {
  if (state.kind !== 'unknown') return reject({ code: 'CAMPAIGN_EXISTS' })
  if (!isChannelKnown) return reject({ code: 'CHANNEL_UNKNOWN' })
  if (!isAwardOffered) return reject({ code: 'AWARD_UNKNOWN' })
  if (data.endDate < today) return reject({ code: 'CAMPAIGN_ENDS_IN_PAST', today })
  return accept({ type: 'CampaignOpened', data })
}
