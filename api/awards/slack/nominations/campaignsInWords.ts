import type { CampaignId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { nominatedBy } from '@laurel/projections/awards/campaigns/nomineeQueries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { escapeMrkdwn, namesMax } from '../../../slack/blocks/mrkdwn.ts'
import type { SlackSpeech } from '../../../slack/speech/slackSpeech.ts'
import { runningCampaigns } from '../../nominations/runningCampaigns.ts'

const shownMax = 5

export type CampaignLine = { readonly campaignId: CampaignId; readonly line: string }

type Reader = { readonly teamId: TeamId; readonly memberId: MemberId; readonly today: Period }

/** A line for each campaign that takes nominations: `*Spring* · you nominated Ben · until 17 March`. */
export const campaignsInWords = async (
  speech: SlackSpeech,
  database: Queryable,
  { teamId, memberId, today }: Reader,
): Promise<readonly CampaignLine[]> => {
  const campaigns = (await runningCampaigns(database, teamId, memberId, today)).slice(0, shownMax)
  const ids = campaigns.map(({ campaignId }) => campaignId)
  const own = await nominatedBy(database, teamId, memberId, ids)
  return campaigns.map(({ campaignId, title, awardName, endDate }) => {
    const names = (own.get(campaignId) ?? []).map(({ name }) => name)
    const people = escapeMrkdwn(speech.and(names, namesMax))
    const parts = [
      `*${escapeMrkdwn(title)}*`,
      ...(names.length > 0
        ? [speech.text('nominations.line.nominated', { people })]
        : forAward(speech, awardName)),
      speech.text('nominations.line.until', { day: speech.calendarDay(endDate) }),
    ]
    return { campaignId, line: parts.join(' · ') }
  })
}

const forAward = (speech: SlackSpeech, awardName: string | null): readonly string[] =>
  awardName === null ? [] : [speech.text('nominations.line.forAward', { award: escapeMrkdwn(awardName) })]
