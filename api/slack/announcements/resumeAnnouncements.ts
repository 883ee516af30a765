import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { wakeJobsOf } from '../../delivery/revive.ts'
import { announcementJob } from './announcementJob.ts'

/** Sends the announcements that waited for the app to be installed again, in order. */
export const resumeAnnouncements = async (
  database: Queryable,
  teamId: TeamId,
  now: Instant,
): Promise<void> => {
  await wakeJobsOf(database, teamId, [announcementJob.name], now)
}
