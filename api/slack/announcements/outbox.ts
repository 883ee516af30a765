import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { activeMemberIds } from '@laurel/projections/people/members/activeMemberIds.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { NewAnnouncement, OutboxChange } from './owedBy.ts'

type Database = Pick<Pool, 'query'>

const Wanted = z.enum(['given', 'recalled'])

/** A message that is owed, as its sender takes it. */
export const OutboxEntry = z.object({
  announcementId: z.string(),
  teamId: z.string(),
  lane: z.string(),
  channelId: z.string().nullable(),
  recipientId: z.string().nullable(),
  stream: z.string(),
  revision: z.coerce.number(),
  wanted: Wanted,
  shown: Wanted.nullable(),
  /** Attempts before this one. */
  attempts: z.number(),
  /** Whether one of them may have reached Slack unseen. */
  isOutcomeUnknown: z.boolean(),
  messageChannel: z.string().nullable(),
  messageTs: z.string().nullable(),
})
export type OutboxEntry = z.infer<typeof OutboxEntry>

/** A message that waits for the app to come back is looked at again after so long; an installation wakes it at once. */
const absenceMilliseconds = 15 * 60 * 1000

/** How an attempt ended. */
export type Delivery =
  | { readonly kind: 'shown'; readonly channel: string; readonly ts: string }
  /** There is nothing to show, or no place to show it: done without a message. */
  | { readonly kind: 'nothingToShow'; readonly problem: string | null }
  /** Slack asks for a pause and did not take the message. */
  | { readonly kind: 'tooFast'; readonly seconds: number }
  | { readonly kind: 'tryAgain'; readonly problem: string }
  /** It is too early for it: no attempt was made. */
  | { readonly kind: 'later'; readonly until: Instant; readonly problem: string }
  | { readonly kind: 'refused'; readonly problem: string }
  /** The app was taken out of the workspace: kept until somebody installs it again. */
  | { readonly kind: 'notInstalled'; readonly problem: string }

/** Puts what an event asks for into the outbox; an event applied twice asks for nothing new. */
export const applyChange = async (database: Database, change: OutboxChange, now: Instant): Promise<void> => {
  if (change.kind === 'recall') {
    await database.query(
      `update slack.announcements set wanted = 'recalled', attempts = 0, next_attempt_at = $3,
         state = case when shown is not null or (state = 'due' and attempts > 0) then 'due' else 'settled' end
       where team_id = $1 and subject_id = $2 and wanted = 'given'`,
      [change.teamId, change.shoutoutId, now],
    )
    return
  }
  if (change.kind === 'reinstate') {
    // A recall that may have been shown already, answered or not, is written over.
    await database.query(
      `update slack.announcements set wanted = 'given', attempts = 0, next_attempt_at = $3,
         state = case when shown = 'given' and not (state = 'due' and attempts > 0) then 'settled' else 'due' end
       where team_id = $1 and subject_id = $2 and wanted = 'recalled'`,
      [change.teamId, change.shoutoutId, now],
    )
    return
  }
  if (change.kind === 'tellEverybody') {
    for (const memberId of await activeMemberIds(database, change.teamId))
      await owe(database, change.announcementTo(memberId), now)
    return
  }
  for (const announcement of change.announcements) await owe(database, announcement, now)
}

const owe = async (database: Database, announcement: NewAnnouncement, now: Instant): Promise<void> => {
  await database.query(
    `with lane as (insert into slack.lanes (lane, held_until, next_send_at)
       values ($3, '-infinity', '-infinity') on conflict do nothing)
     insert into slack.announcements (announcement_id, team_id, lane, subject_id, channel_id, recipient_id, stream,
       revision, position, state, wanted, next_attempt_at, message_channel)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'due', 'given', $10, (
       select s.slack_channel_id from slack.spoken_in s
       where s.team_id = $2 and s.subject_id = $4 and $6::uuid is null)) on conflict do nothing`,
    [
      announcement.announcementId,
      announcement.teamId,
      announcement.lane,
      announcement.subjectId,
      announcement.channelId,
      announcement.recipientId,
      announcement.stream,
      announcement.revision,
      announcement.position,
      now,
    ],
  )
}

/** What is due first in a lane; the others of the lane wait for it, so that a channel reads in order. */
const headOfLane = `select * from slack.announcements a where a.lane = l.lane and a.state = 'due'
  order by a.position, a.announcement_id limit 1`

/** Nobody is asked to wait longer; what seems to be due later was noted by a clock that has been set back since. */
const pauseMillisecondsMax = 30 * 60 * 1000

/**
 * Takes the next message that may be sent, holding its lane. From here on the attempt counts as made, so that a crash
 * during it is not forgotten.
 */
export const takeNext = async (
  database: Database,
  now: Instant,
  holdMilliseconds: number,
): Promise<OutboxEntry | undefined> => {
  const { rows } = await database.query(
    `with taken as (
       update slack.lanes set held_until = $2 where lane = (
         select l.lane from slack.lanes l cross join lateral (${headOfLane}) head
         where (l.held_until <= $1 or l.held_until > $2)
           and (l.next_send_at <= $1 or l.next_send_at > $3)
           and (head.next_attempt_at <= $1 or head.next_attempt_at > $3)
         order by l.next_send_at, l.lane limit 1 for update of l skip locked)
       returning lane),
     head as (select head.* from taken l cross join lateral (${headOfLane}) head),
     attempted as (
       update slack.announcements set attempts = attempts + 1, is_outcome_unknown = true
       where announcement_id = (select announcement_id from head))
     select announcement_id as "announcementId", team_id as "teamId", lane, channel_id as "channelId",
       recipient_id as "recipientId", stream,
       revision, wanted, shown, attempts, is_outcome_unknown as "isOutcomeUnknown",
       message_channel as "messageChannel", message_ts as "messageTs"
     from head`,
    [now, addMilliseconds(now, holdMilliseconds), addMilliseconds(now, pauseMillisecondsMax)],
  )
  return OutboxEntry.optional().parse(rows[0])
}

export type Pace = {
  /** Slack takes about one message a second in a channel. */
  readonly spacingMilliseconds: number
  readonly attemptsMax: number
  readonly backoffMillisecondsMax: number
}

/** Records how an attempt ended and lets the lane go. */
export const finish = async (
  database: Database,
  entry: OutboxEntry,
  delivery: Delivery,
  now: Instant,
  pace: Pace,
): Promise<void> => {
  const after = afterDelivery(entry, delivery, now, pace)
  await database.query(
    `with lane as (update slack.lanes set held_until = '-infinity', next_send_at = $2 where lane = $1)
     update slack.announcements set
       state = case when $4 = 'settled' and wanted <> $5 then 'due' else $4 end,
       shown = coalesce($6, shown), attempts = $7, is_outcome_unknown = $8, next_attempt_at = $9, problem = $10,
       message_channel = coalesce($11, message_channel), message_ts = coalesce($12, message_ts)
     where announcement_id = $3`,
    [
      entry.lane,
      after.laneFreeAt,
      entry.announcementId,
      after.state,
      // A recall, or its undoing, that arrived during the attempt keeps the row due.
      entry.wanted,
      delivery.kind === 'shown' ? entry.wanted : null,
      after.attempts,
      after.isOutcomeUnknown,
      after.nextAttemptAt,
      after.problem,
      delivery.kind === 'shown' ? delivery.channel : null,
      delivery.kind === 'shown' ? delivery.ts : null,
    ],
  )
}

type After = {
  readonly state: 'due' | 'settled' | 'parked'
  readonly attempts: number
  readonly isOutcomeUnknown: boolean
  readonly laneFreeAt: Instant
  readonly nextAttemptAt: Instant
  readonly problem: string | null
}

const afterDelivery = (entry: OutboxEntry, delivery: Delivery, now: Instant, pace: Pace): After => {
  const spaced = addMilliseconds(now, pace.spacingMilliseconds)
  const done = { attempts: 0, isOutcomeUnknown: false, laneFreeAt: spaced, nextAttemptAt: now } as const
  switch (delivery.kind) {
    case 'shown':
      return { ...done, state: 'settled', problem: null }
    case 'nothingToShow':
      return { ...done, state: 'settled', laneFreeAt: now, problem: delivery.problem }
    case 'refused':
      return { ...done, state: 'parked', problem: delivery.problem }
    case 'tooFast': {
      const later = addMilliseconds(now, Math.min(delivery.seconds * 1000, pauseMillisecondsMax))
      const { attempts, isOutcomeUnknown } = entry
      const problem = 'Slack asked for a pause.'
      return { state: 'due', attempts, isOutcomeUnknown, laneFreeAt: later, nextAttemptAt: later, problem }
    }
    case 'later': {
      const soonest = addMilliseconds(now, pauseMillisecondsMax)
      const later = delivery.until < soonest ? delivery.until : soonest
      const { attempts, isOutcomeUnknown } = entry
      const { problem } = delivery
      return { state: 'due', attempts, isOutcomeUnknown, laneFreeAt: later, nextAttemptAt: later, problem }
    }
    case 'notInstalled': {
      const later = addMilliseconds(now, absenceMilliseconds)
      const { attempts, isOutcomeUnknown } = entry
      const { problem } = delivery
      return { state: 'due', attempts, isOutcomeUnknown, laneFreeAt: later, nextAttemptAt: later, problem }
    }
    case 'tryAgain': {
      const attempts = entry.attempts + 1
      const pause = Math.min(2 ** attempts * 1000, pace.backoffMillisecondsMax)
      return {
        state: attempts >= pace.attemptsMax ? 'parked' : 'due',
        attempts,
        isOutcomeUnknown: true,
        laneFreeAt: spaced,
        nextAttemptAt: addMilliseconds(now, pause),
        problem: delivery.problem,
      }
    }
  }
}
