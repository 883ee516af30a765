import type { CampaignId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { uuid, whole } from '../../engine/tables/columns.ts'
import { MemberReference, memberByKeySql } from '../../people/members/memberReference.ts'
import { nominations, nominees } from './tables.ts'

export const NomineeItem = z.object({ member: MemberReference, nominationCount: whole })
export type NomineeItem = z.output<typeof NomineeItem>

/** The colleagues who were nominated most in a campaign. Those who left the team are no candidates. */
export const topNominees = (
  database: Queryable,
  teamId: TeamId,
  campaignId: CampaignId,
  limit: number,
): Promise<NomineeItem[]> =>
  readRows(
    database,
    NomineeItem,
    `select k.reference as member, n.nomination_count as "nominationCount" from ${nominees.live} n
     cross join lateral ${memberByKeySql('n.team_id', 'n.nominee_id', 'k.is_active')} k
     where n.team_id = $1 and n.campaign_id = $2
     order by n.nomination_count desc, n.nominee_id desc limit $3`,
    [teamId, campaignId, limit],
  )

const Nominated = z.object({ campaignId: uuid, member: MemberReference })

/** Whom a member nominated in some campaigns, by campaign. */
export const nominatedBy = async (
  database: Queryable,
  teamId: TeamId,
  nominatorId: MemberId,
  campaignIds: readonly CampaignId[],
): Promise<ReadonlyMap<CampaignId, readonly MemberReference[]>> => {
  const rows = await readRows(
    database,
    Nominated,
    `select n.campaign_id as "campaignId", k.reference as member from ${nominations.live} n
     cross join lateral ${memberByKeySql('n.team_id', 'n.nominee_id')} k
     where n.team_id = $1 and n.nominator_id = $2 and n.campaign_id = any($3::uuid[])
     order by n.nominated_at, n.nomination_id`,
    [teamId, nominatorId, campaignIds],
  )
  const byCampaign = Map.groupBy(rows, ({ campaignId }) => campaignId)
  return new Map([...byCampaign].map(([id, found]) => [id, found.map(({ member }) => member)]))
}
