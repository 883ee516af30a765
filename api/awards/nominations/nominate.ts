import { isInUse } from '@laurel/contract/billing/planFeatures.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { CampaignId, MemberId, NominationId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { hasMember } from '@laurel/ledger/kernel/memberSet.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Intent } from '../../access/intent.ts'
import { storeMentions } from '../../people/mentions.ts'

export type NominationIntent = {
  readonly nominationId: NominationId
  readonly campaignId: CampaignId
  readonly nomineeId: MemberId
  readonly message: string
}

/** Nominates a colleague, from any surface. The author of the intent is the nominator. */
export const nominate = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  intent: Intent,
  nomination: NominationIntent,
): Promise<Outcome> => {
  const { teamId, actor } = intent
  const [team, campaign] = await Promise.all([
    ledger.team(teamId),
    ledger.campaign(teamId, nomination.campaignId),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  if (campaign.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CAMPAIGN_UNKNOWN' } }
  const isInChannel = await activeIn(ledger, teamId, campaign.campaign.channelId)
  const [isNominatorInChannel, isNomineeInChannel, storedMessage] = await Promise.all([
    isInChannel(actor.id),
    isInChannel(nomination.nomineeId),
    storeMentions(database)(teamId, nomination.message),
  ])
  return ledger.handle({
    ...intent,
    type: 'nominate',
    data: { ...nomination, nominatorId: actor.id },
    policy: {
      today: dayAt(intent.occurredAt, team.timeZone),
      isNominatorInChannel,
      isNomineeInChannel,
      isTeamStopped: !isInUse(team),
      storedMessage,
    },
  })
}

/** Whether members are active and in a channel. */
const activeIn = async (ledger: Ledger, teamId: TeamId, channelId: string) => {
  const channel = await ledger.channel(teamId, channelId)
  return async (memberId: MemberId): Promise<boolean> => {
    if (channel.kind === 'unknown' || !hasMember(channel.memberIds, memberId)) return false
    const member = await ledger.member(teamId, memberId)
    return member.kind === 'known' && member.isActive
  }
}
