import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { deadLetters, retryDeadLetters } from '../../delivery/deadLetters.ts'
import { announcementJob } from './announcementJob.ts'

/** An announcement that was given up, with the reason. */
export type DeadAnnouncement = z.infer<typeof Announcement> & { readonly problem: string | null }

const Announcement = z.object({
  announcementId: z.string(),
  subjectId: z.string(),
  recipientId: z.string().nullable(),
  wanted: z.enum(['given', 'recalled']),
})

const kinds = [announcementJob.name]

export const deadAnnouncements = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly DeadAnnouncement[]> => {
  const letters = await deadLetters(database, { owner: teamId, kinds })
  const problems = new Map(
    letters.map(({ payload, problem }) => [announcementJob.payload.parse(payload).announcementId, problem]),
  )
  const { rows } = await database.query(
    `select announcement_id as "announcementId", subject_id as "subjectId", recipient_id as "recipientId", wanted
     from slack.announcements where announcement_id = any ($1::uuid[]) order by position`,
    [[...problems.keys()]],
  )
  return z
    .array(Announcement)
    .parse(rows)
    .map(row => ({ ...row, problem: problems.get(row.announcementId) ?? null }))
}

/** Retries the dead announcements of a team after their cause is repaired. Returns their number. */
export const retryDeadAnnouncements = (database: Queryable, teamId: TeamId, now: Instant): Promise<number> =>
  retryDeadLetters(database, { owner: teamId, kinds }, now)
