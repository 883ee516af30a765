import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Period } from '@laurel/ledger/kernel/period.ts'
import { campaigns, nominations } from '@laurel/projections/awards/campaigns/tables.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members, ownTimeZone } from '@laurel/projections/people/members/tables.ts'
import { channelMembers } from '@laurel/projections/team/channels/tables.ts'
import { z } from 'zod'

const Member = z.object({ campaignId: z.string(), memberId: z.string(), timeZone: z.string().nullable() })

type Reminded = {
  /** The first and the last day on which the campaigns may end. */
  readonly from: Period
  readonly until: Period
  /** A campaign that was opened later has just been announced. */
  readonly openedBefore: Instant
  /** The time zones of the members; an empty one for those without their own. */
  readonly zones: readonly string[]
}

/** The members who did not nominate in a campaign of their channel that ends on one of these days, and were not reminded. */
export const membersToRemind = async (
  database: Queryable,
  teamId: TeamId,
  { from, until, openedBefore, zones }: Reminded,
): Promise<z.infer<typeof Member>[]> => {
  const { rows } = await database.query(
    `select c.campaign_id as "campaignId", m.member_id as "memberId", m.time_zone as "timeZone"
     from ${campaigns.live} c
     join ${channelMembers.live} i on i.team_id = c.team_id and i.channel_id = c.channel_id
     join ${members.live} m on m.team_id = i.team_id and m.member_id = i.member_id and m.is_active
       and ${ownTimeZone('m.')} = any($5)
     where c.team_id = $1 and not c.is_complete and c.end_date between $2 and $3 and c.opened_at < $4
       and not exists (select from ${nominations.live} n where n.team_id = c.team_id
         and n.campaign_id = c.campaign_id and n.nominator_id = m.member_id)
       and not exists (select from slack.nudges n where n.team_id = m.team_id and n.member_id = m.member_id
         and n.kind = 'nominationReminder' and n.content->>'campaignId' = c.campaign_id::text)
     order by c.campaign_id, m.member_id`,
    [teamId, from, until, openedBefore, zones],
  )
  return z.array(Member).parse(rows)
}
