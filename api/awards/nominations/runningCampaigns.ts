import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { type CampaignItem, listCampaigns } from '@laurel/projections/awards/campaigns/queries.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** Campaigns that a member sees at once. */
const campaignsShown = 100

/** The campaigns in which a member may nominate on a day, those that end next first. */
export const runningCampaigns = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  today: Period,
): Promise<readonly CampaignItem[]> => {
  const { rows } = await listCampaigns(database, teamId, {
    openOn: today,
    memberId,
    sort: 'endDate',
    limit: campaignsShown,
  })
  return rows
}
