import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'

/** Lets everything go out that waited for the app to be installed again, in its order. */
export const resumeAnnouncements = async (
  database: Queryable,
  teamId: TeamId,
  now: Instant,
): Promise<void> => {
  await database.query(
    `with waiting as (
       update slack.announcements set next_attempt_at = $2, attempts = 0 where team_id = $1 and state = 'due'
       returning lane)
     update slack.lanes set next_send_at = '-infinity' where lane in (select lane from waiting)
       and next_send_at > $2`,
    [teamId, now],
  )
}
