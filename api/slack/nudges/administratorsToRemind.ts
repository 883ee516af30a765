import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'
import type { ReminderDay } from '../../billing/trials/trialReminder.ts'
import type { MemberToNudge } from './membersToNudge.ts'

const Administrator = z.object({ memberId: z.string(), timeZone: z.string().nullable() })

/** The administrators who were not reminded of the end of a trial on this day before it. */
export const administratorsToRemind = async (
  database: Queryable,
  teamId: TeamId,
  { trialEnd, day }: { readonly trialEnd: Instant; readonly day: ReminderDay },
): Promise<MemberToNudge[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.time_zone as "timeZone" from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.is_admin or m.is_owner)
       and not exists (select from slack.nudges n where n.team_id = m.team_id and n.member_id = m.member_id
         and n.kind = 'trialReminder' and n.content->>'trialEnd' = $2 and (n.content->>'day')::int = $3)
     order by m.member_id`,
    [teamId, trialEnd, day],
  )
  return z.array(Administrator).parse(rows)
}

/** The administrators without a message about a problem with a payment. */
export const administratorsToTell = async (
  database: Queryable,
  teamId: TeamId,
  reference: string,
): Promise<MemberToNudge[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.time_zone as "timeZone" from ${members.live} m
     where m.team_id = $1 and m.is_active and (m.is_admin or m.is_owner)
       and not exists (select from slack.nudges n where n.team_id = m.team_id and n.member_id = m.member_id
         and n.kind = 'paymentProblem' and n.content->>'reference' = $2)
     order by m.member_id`,
    [teamId, reference],
  )
  return z.array(Administrator).parse(rows)
}
