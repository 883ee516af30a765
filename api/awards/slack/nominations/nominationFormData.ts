import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { KnownMember } from '@laurel/ledger/members/state.ts'
import type { KnownTeam } from '@laurel/ledger/teams/state.ts'
import type { CampaignItem } from '@laurel/projections/awards/campaigns/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import type { SlackCaller } from '../../../slack/app/slackCaller.ts'
import type { SlackContext } from '../../../slack/app/slackDependencies.ts'
import { readGiver } from '../../../slack/giving/readGiver.ts'
import type { GivingRefusal } from '../../../slack/giving/rejectionInWords.ts'
import type { SlackSpeech } from '../../../slack/speech/slackSpeech.ts'
import { runningCampaigns } from '../../nominations/runningCampaigns.ts'

/** The data behind the form and the answers of a nomination. */
export type NominationFormData = {
  readonly slackUserId: string
  readonly speech: SlackSpeech
  readonly team: KnownTeam
  readonly giver: KnownMember
  /** The campaigns that the member may nominate in; at least one. */
  readonly campaigns: readonly CampaignItem[]
  /** The campaign of a line that names none: the only one, or the only one of the channel. */
  readonly usualCampaign: CampaignItem | undefined
  /** A campaign belongs to one channel, so that the form asks for none. */
  readonly places: readonly []
  readonly place: undefined
}

/** The reason why a member can't nominate. */
export type NominationRefusal = {
  readonly kind: 'refused'
  readonly code: GivingRefusal['code'] | 'NO_RUNNING_CAMPAIGN'
  readonly speech: SlackSpeech
}

export const loadNominationFormData = async (
  context: SlackContext,
  caller: SlackCaller,
  slackChannelId: string | undefined,
): Promise<NominationFormData | NominationRefusal> => {
  const { database, clock } = context
  const { teamId, slackUserId } = caller
  const found = await readGiver(context, caller)
  if (found.kind === 'refused') return found
  const { team, giver, speech } = found
  const today = dayAt(clock(), team.timeZone)
  const [campaigns, here] = await Promise.all([
    runningCampaigns(database, teamId, giver.memberId, today),
    slackChannelId === undefined ? null : listChannels(database, teamId, { slackChannelId, limit: 1 }),
  ])
  if (campaigns.length === 0) return { kind: 'refused', code: 'NO_RUNNING_CAMPAIGN', speech }
  const ofChannel = campaigns.filter(({ channelId }) => channelId === here?.rows[0]?.channelId)
  const usualCampaign = onlyOne(ofChannel) ?? onlyOne(campaigns)
  return { slackUserId, speech, team, giver, campaigns, usualCampaign, places: [], place: undefined }
}

const onlyOne = (campaigns: readonly CampaignItem[]): CampaignItem | undefined =>
  campaigns.length === 1 ? campaigns[0] : undefined

export const isNominationFormData = (
  formData: NominationFormData | NominationRefusal,
): formData is NominationFormData => !('code' in formData)
