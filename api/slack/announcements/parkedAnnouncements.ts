import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** A message nobody tries to send any more, with the reason. */
const ParkedAnnouncement = z.object({
  announcementId: z.string(),
  subjectId: z.string(),
  recipientId: z.string().nullable(),
  wanted: z.enum(['given', 'recalled']),
  problem: z.string().nullable(),
})
export type ParkedAnnouncement = z.infer<typeof ParkedAnnouncement>

export const parkedAnnouncements = async (
  database: Queryable,
  teamId: TeamId,
): Promise<readonly ParkedAnnouncement[]> => {
  const { rows } = await database.query(
    `select announcement_id as "announcementId", subject_id as "subjectId", recipient_id as "recipientId",
       wanted, problem
     from slack.announcements where team_id = $1 and state = 'parked' order by position limit 100`,
    [teamId],
  )
  return z.array(ParkedAnnouncement).parse(rows)
}

/** Lets parked messages of a team be tried again, after what stood in their way is repaired. Answers how many. */
export const retryParked = async (database: Queryable, teamId: TeamId, now: Instant): Promise<number> => {
  const { rows } = await database.query(
    `update slack.announcements set state = 'due', attempts = 0, next_attempt_at = $2
     where team_id = $1 and state = 'parked' returning announcement_id`,
    [teamId, now],
  )
  return rows.length
}
