import type { CampaignId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { nominatedBy } from '@laurel/projections/awards/campaigns/nomineeQueries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { escapeMrkdwn, listInWords } from '../../../slack/blocks/mrkdwn.ts'
import { calendarDayInWords } from '../../../slack/giving/wording.ts'
import { runningCampaigns } from '../../nominations/runningCampaigns.ts'

const shownMax = 5

export type CampaignLine = { readonly campaignId: CampaignId; readonly line: string }

type Reader = { readonly teamId: TeamId; readonly memberId: MemberId; readonly today: Period }

/** A line for each campaign that takes nominations: `*Spring* · you nominated Ben · until 17 March`. */
export const campaignsInWords = async (
  database: Queryable,
  { teamId, memberId, today }: Reader,
): Promise<readonly CampaignLine[]> => {
  const campaigns = (await runningCampaigns(database, teamId, memberId, today)).slice(0, shownMax)
  const ids = campaigns.map(({ campaignId }) => campaignId)
  const own = await nominatedBy(database, teamId, memberId, ids)
  return campaigns.map(({ campaignId, title, awardName, endDate }) => {
    const names = (own.get(campaignId) ?? []).map(({ name }) => name)
    const parts = [
      `*${escapeMrkdwn(title)}*`,
      ...(names.length > 0 ? [`you nominated ${escapeMrkdwn(listInWords(names))}`] : forAward(awardName)),
      `until ${calendarDayInWords(endDate)}`,
    ]
    return { campaignId, line: parts.join(' · ') }
  })
}

const forAward = (awardName: string | null): readonly string[] =>
  awardName === null ? [] : [`for the *${escapeMrkdwn(awardName)}* award`]
