import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members, ownTimeZone } from '@laurel/projections/people/members/tables.ts'
import { z } from 'zod'

const Member = z.object({
  memberId: z.string(),
  timeZone: z.string().nullable(),
  /** How often the member was asked before. */
  asked: z.coerce.number(),
})

/** The members of some time zones without a birthday who were not asked for it since an instant. */
export const membersToAsk = async (
  database: Queryable,
  teamId: TeamId,
  since: Instant,
  zones: readonly string[],
): Promise<z.infer<typeof Member>[]> => {
  const { rows } = await database.query(
    `select m.member_id as "memberId", m.time_zone as "timeZone", count(n.nudge_id) as asked
     from ${members.live} m
     left join slack.nudges n on n.team_id = m.team_id and n.member_id = m.member_id
       and n.kind = 'birthdayQuestion'
     where m.team_id = $1 and m.is_active and m.birthday is null and ${ownTimeZone('m.')} = any($3)
     group by m.member_id, m.time_zone
     having coalesce(max(n.noted_at), '-infinity') < $2
     order by m.member_id`,
    [teamId, since, zones],
  )
  return z.array(Member).parse(rows)
}
