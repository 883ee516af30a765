import type { MemberId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { newAnnouncementJob } from './announcementJob.ts'
import type { OutboxEntry } from './outbox.ts'
import { personalAnnouncement } from './owedBy.ts'

const Owed = z.array(z.object({ announcementId: z.string(), teamId: z.string(), lane: z.string() }))

/**
 * Stores direct messages that follow from the message of a channel, and enqueues their jobs. Doing so twice changes
 * nothing. The lock on the channel's row decides between this and a recall at the same moment: either the recall finds
 * the direct messages, or none is stored.
 */
export const owePersonally = async (
  database: Queryable,
  entry: OutboxEntry,
  memberIds: readonly MemberId[],
  now: Instant,
): Promise<void> => {
  if (memberIds.length === 0) return
  const announcements = memberIds.map(memberId => personalAnnouncement(entry, memberId))
  await database.query(
    `with channel as (
       select team_id, subject_id, channel_id, stream, revision, position from slack.announcements
       where announcement_id = $1 and wanted = 'given' for update)
     insert into slack.announcements (announcement_id, team_id, lane, subject_id, channel_id, recipient_id, stream,
       revision, position, wanted)
     select owed.announcement_id, channel.team_id, owed.lane, channel.subject_id, channel.channel_id,
       owed.recipient_id, channel.stream, channel.revision, channel.position, 'given'
     from channel, unnest($2::uuid[], $3::text[], $4::uuid[]) as owed (announcement_id, lane, recipient_id)
     on conflict do nothing`,
    [
      entry.announcementId,
      announcements.map(({ announcementId }) => announcementId),
      announcements.map(({ lane }) => lane),
      memberIds,
    ],
  )
  // Those stored by an earlier attempt too: it may have ended before their jobs were enqueued.
  const { rows } = await database.query(
    `select announcement_id as "announcementId", team_id as "teamId", lane from slack.announcements
     where announcement_id = any ($1::uuid[]) and shown is null order by announcement_id`,
    [announcements.map(({ announcementId }) => announcementId)],
  )
  await enqueue(database, Owed.parse(rows).map(newAnnouncementJob), now)
}
