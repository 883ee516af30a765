import { winnersMax } from '@laurel/ledger/campaigns/limits.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { CampaignId, MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Intent } from '../../access/intent.ts'
import { nameRecipient } from '../../recognition/nameRecipient.ts'
import { membersOf, recipientPolicy } from '../../recognition/recipientPolicy.ts'

export type CampaignResult = {
  readonly campaignId: CampaignId
  readonly winnerIds: readonly MemberId[]
  readonly message: string
}

/** Ends a campaign with its winners; the process `payPrizes` gives them the award. */
export const completeCampaign = async (
  { ledger }: { readonly ledger: Ledger },
  intent: Intent,
  result: CampaignResult,
): Promise<Outcome> => {
  const { teamId, actor } = intent
  // Checked before they are looked up, one by one.
  if (result.winnerIds.length > winnersMax)
    return { kind: 'rejected', rejection: { code: 'TOO_MANY_WINNERS', winnersMax } }
  const campaign = await ledger.campaign(teamId, result.campaignId)
  if (campaign.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'CAMPAIGN_UNKNOWN' } }
  const { awardId, channelId } = campaign.campaign
  const [award, channel, winners] = await Promise.all([
    ledger.award(teamId, awardId),
    ledger.channel(teamId, channelId),
    membersOf(ledger, teamId, result.winnerIds),
  ])
  const outcome = await ledger.handle({
    ...intent,
    type: 'completeCampaign',
    data: { ...result, decidedBy: actor.id },
    policy: {
      award: award.kind === 'offered' ? award.award : null,
      channelTitle: channel.kind === 'known' ? channel.settings.title : null,
      memberCount: channel.kind === 'known' ? channel.memberIds.size : 0,
      absentWinnerIds: recipientPolicy(result.winnerIds, winners).absentRecipientIds,
    },
  })
  return nameRecipient(outcome, winners)
}
