import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import type { MemberToNudge } from './membersToNudge.ts'
import type { Nudge } from './nudge.ts'

const Administrator = z.object({ memberId: z.string(), timeZone: z.string().nullable() })

/** The administrators to whom this nudge was not sent. */
export const administratorsToTell = async (
  database: Queryable,
  teamId: TeamId,
  nudge: Nudge,
): Promise<MemberToNudge[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.time_zone as "timeZone" from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.is_admin or m.is_owner)
       and not exists (select from slack.nudges n where n.team_id = m.team_id and n.member_id = m.member_id
         and n.kind = $2 and n.content = $3::jsonb)
     order by m.member_id`,
    [teamId, nudge.kind, JSON.stringify(nudge)],
  )
  return z.array(Administrator).parse(rows)
}
