import type { Campaign } from '@laurel/ledger/campaigns/events.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import { dayAt } from '@laurel/ledger/kernel/period.ts'
import type { Intent } from '../../access/intent.ts'

/** Opens a campaign of nominations in a recognition channel. */
export const openCampaign = async (
  { ledger }: { readonly ledger: Ledger },
  intent: Intent,
  campaign: Campaign,
): Promise<Outcome> => {
  const { teamId } = intent
  const [team, award, channel] = await Promise.all([
    ledger.team(teamId),
    ledger.award(teamId, campaign.awardId),
    ledger.channel(teamId, campaign.channelId),
  ])
  if (team.kind === 'unknown') return { kind: 'rejected', rejection: { code: 'TEAM_UNKNOWN' } }
  return ledger.handle({
    ...intent,
    type: 'openCampaign',
    data: campaign,
    policy: {
      today: dayAt(intent.occurredAt, team.timeZone),
      isAwardOffered: award.kind === 'offered',
      isChannelKnown: channel.kind === 'known',
    },
  })
}
