import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { wakeJobsOf } from '../../delivery/revive.ts'
import { announcementJob } from './announcementJob.ts'

/** Lets everything go out that waited for the app to be installed again, in its order. */
export const resumeAnnouncements = async (
  database: Queryable,
  teamId: TeamId,
  now: Instant,
): Promise<void> => {
  await wakeJobsOf(database, teamId, [announcementJob.name], now)
}
