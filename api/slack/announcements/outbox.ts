import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { activeMemberIds } from '@laurel/projections/people/members/activeMemberIds.ts'
import { administratorIds } from '@laurel/projections/people/members/administratorIds.ts'
import { membersStanding } from '@laurel/projections/people/members/queries.ts'
import { teamById } from '@laurel/projections/team/teams/queries.ts'
import { z } from 'zod'
import { dismissDeadLetters } from '../../delivery/deadLetters.ts'
import { enqueue } from '../../delivery/enqueue.ts'
import { recall } from '../../delivery/recall.ts'
import { runAgain } from '../../delivery/revive.ts'
import { keyOf, newAnnouncementJob } from './announcementJob.ts'
import type { NewAnnouncement, OutboxChange } from './owedBy.ts'

const Wanted = z.enum(['given', 'recalled'])

/** Applies an event to the outbox. Applying it twice changes nothing. */
export const applyChange = async (database: Queryable, change: OutboxChange, now: Instant): Promise<void> => {
  switch (change.kind) {
    case 'recall':
      return changeWanted(database, change, 'recalled', now)
    case 'reinstate':
      return changeWanted(database, change, 'given', now)
    case 'tellEverybody': {
      const members = await activeMemberIds(database, change.teamId)
      return owe(database, members.map(change.announcementTo), now)
    }
    case 'tellAdministrators': {
      const administrators = await administratorIds(database, change.teamId)
      const told = administrators.filter(memberId => !change.except.includes(memberId))
      return owe(database, told.map(change.announcementTo), now)
    }
    case 'tellFulfillers': {
      const team = await teamById(database, change.teamId)
      const standing = await membersStanding(database, change.teamId, team?.notifiedOfRewards ?? [])
      const told = standing.filter(({ isActive }) => isActive).map(({ memberId }) => memberId)
      return owe(database, told.map(change.announcementTo), now)
    }
    case 'announce':
      return owe(database, change.announcements, now)
    default:
      return change satisfies never
  }
}

/** Stores announcements and enqueues their jobs, in slices: some go to every member. */
export const owe = async (
  database: Queryable,
  announcements: readonly NewAnnouncement[],
  now: Instant,
): Promise<void> => {
  for (let start = 0; start < announcements.length; start += storedAtOnce) {
    const slice = announcements.slice(start, start + storedAtOnce)
    await database.query(storeStatement, [JSON.stringify(slice)])
    await enqueue(database, slice.map(newAnnouncementJob), now)
  }
}

const storedAtOnce = 1_000

const storeStatement = prepared(
  `insert into slack.announcements (announcement_id, team_id, lane, subject_id, channel_id, recipient_id, stream,
     revision, position, wanted, message_channel)
   select a."announcementId", a."teamId", a.lane, a."subjectId", a."channelId", a."recipientId", a.stream,
     a.revision, a.position, 'given', (
       select s.slack_channel_id from slack.spoken_in s
       where s.team_id = a."teamId" and s.subject_id = a."subjectId" and a."recipientId" is null)
   from jsonb_to_recordset($1::jsonb) as a ("announcementId" uuid, "teamId" uuid, lane text, "subjectId" uuid,
     "channelId" uuid, "recipientId" uuid, stream text, revision bigint, position bigint)
   on conflict do nothing`,
)

const Changed = z.array(
  z.object({
    announcementId: z.string(),
    teamId: z.string(),
    lane: z.string(),
    shown: Wanted.nullable(),
  }),
)

const changeWanted = async (
  database: Queryable,
  { teamId, subjectId }: { readonly teamId: string; readonly subjectId: string },
  wanted: z.infer<typeof Wanted>,
  now: Instant,
): Promise<void> => {
  // Waits for direct messages that are stored at the same moment; see owePersonally.
  await database.query(
    `select from slack.announcements where team_id = $1 and subject_id = $2 order by announcement_id for update`,
    [teamId, subjectId],
  )
  const { rows } = await database.query(
    `update slack.announcements set wanted = $3 where team_id = $1 and subject_id = $2 and wanted <> $3
     returning announcement_id as "announcementId", team_id as "teamId", lane, shown`,
    [teamId, subjectId, wanted],
  )
  const changed = Changed.parse(rows)
  const isShown = ({ shown }: (typeof changed)[number]) => (shown ?? 'recalled') === wanted
  const shownKeys = changed.filter(isShown).map(keyOf)
  // An attempt without an answer may have shown the opposite state: show the wanted one again.
  await recall(database, shownKeys, now, 'untried')
  await dismissDeadLetters(database, { keys: shownKeys })
  await runAgain(database, shownKeys, now, 'waiting')
  const others = changed.filter(each => !isShown(each))
  // A job that ended long ago has been purged.
  await enqueue(database, others.map(newAnnouncementJob), now)
  await runAgain(database, others.map(keyOf), now)
}

/** An announcement at the start of an attempt. */
export const OutboxEntry = z.object({
  announcementId: z.string(),
  teamId: z.string(),
  subjectId: z.string(),
  channelId: z.string().nullable(),
  recipientId: z.string().nullable(),
  stream: z.string(),
  revision: z.coerce.number(),
  wanted: Wanted,
  shown: Wanted.nullable(),
  messageChannel: z.string().nullable(),
  messageTs: z.string().nullable(),
})
export type OutboxEntry = z.infer<typeof OutboxEntry> & {
  /** The number of attempts before this one. */
  readonly attempts: number
  /** Whether an earlier attempt may have reached Slack without an answer. */
  readonly isOutcomeUnknown: boolean
}

export const readEntry = async (database: Queryable, announcementId: string) => {
  const { rows } = await database.query(
    `select announcement_id as "announcementId", team_id as "teamId", subject_id as "subjectId",
       channel_id as "channelId", recipient_id as "recipientId", stream, revision, wanted, shown, message_channel as "messageChannel",
       message_ts as "messageTs"
     from slack.announcements where announcement_id = $1`,
    [announcementId],
  )
  return OutboxEntry.optional().parse(rows[0])
}

/** Records which message shows which state. */
export const noteShown = async (
  database: Queryable,
  { announcementId, wanted }: OutboxEntry,
  { channel, ts }: Extract<Delivery, { kind: 'shown' }>,
): Promise<void> => {
  await database.query(
    `update slack.announcements set shown = $2, message_channel = $3, message_ts = $4 where announcement_id = $1`,
    [announcementId, wanted, channel, ts],
  )
}

/** The outcome of an attempt. */
export type Delivery =
  | { readonly kind: 'shown'; readonly channel: string; readonly ts: string }
  /** Nothing to show, or no place to show it: done without a message. */
  | { readonly kind: 'nothingToShow'; readonly problem: string | null; readonly hasNoPlace?: true }
  /** Slack asked for a pause and rejected the message. */
  | { readonly kind: 'tooFast'; readonly seconds: number }
  | { readonly kind: 'tryAgain'; readonly problem: string }
  /** Too early: no attempt was made. */
  | { readonly kind: 'later'; readonly until: Instant; readonly problem: string }
  /** `isOfPlace` if Slack takes no message there, instead of not this message. */
  | { readonly kind: 'refused'; readonly problem: string; readonly isOfPlace: boolean }
  /** The app was removed from the workspace: kept until it is installed again. */
  | { readonly kind: 'notInstalled'; readonly problem: string }
