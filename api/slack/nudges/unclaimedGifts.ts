import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { members, ownTimeZone } from '@laurel/projections/people/members/tables.ts'
import { claims } from '@laurel/projections/rewards/claims/tables.ts'
import { z } from 'zod'

const Gift = z.object({ claimId: z.string(), memberId: z.string(), timeZone: z.string().nullable() })

/**
 * The gifts of active members of some time zones that have waited since before an instant, without those that were nudged
 * about.
 */
export const unclaimedGifts = async (
  database: Queryable,
  teamId: TeamId,
  before: Instant,
  zones: readonly string[],
): Promise<z.infer<typeof Gift>[]> => {
  const { rows } = await database.query(
    `select c.claim_id as "claimId", c.member_id as "memberId", m.time_zone as "timeZone"
     from ${claims.live} c
     join ${members.live} m on m.team_id = c.team_id and m.member_id = c.member_id and m.is_active
       and ${ownTimeZone('m.')} = any($3)
     where c.team_id = $1 and c.opened_at < $2 and c.waiting_rows <> '[]'
       and not exists (select from slack.nudges n where n.team_id = c.team_id and n.member_id = c.member_id
         and n.kind = 'unclaimedGift' and n.content->>'claimId' = c.claim_id::text)
     order by c.opened_at, c.claim_id`,
    [teamId, before, zones],
  )
  return z.array(Gift).parse(rows)
}
