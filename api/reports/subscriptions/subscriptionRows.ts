import { type ReportRhythm, reportRhythms } from '@laurel/contract/reports/subscriptions.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { Plan } from '@laurel/ledger/teams/vocabulary.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRow, readRows } from '@laurel/projections/engine/querying/rows.ts'
import { flag, instant, oneOf, text, uuid } from '@laurel/projections/engine/tables/columns.ts'
import { members } from '@laurel/projections/people/members/tables.ts'
import { teams } from '@laurel/projections/team/teams/tables.ts'
import { z } from 'zod'

type Owner = { readonly teamId: TeamId; readonly memberId: MemberId }
const Rhythm = z.enum(reportRhythms)

export const rhythmsOf = async (
  database: Queryable,
  { teamId, memberId }: Owner,
): Promise<readonly ReportRhythm[]> => {
  const rows = await readRows(
    database,
    z.object({ rhythm: Rhythm }),
    'select rhythm from worker.report_subscriptions where team_id = $1 and member_id = $2',
    [teamId, memberId],
  )
  return rows.map(({ rhythm }) => rhythm)
}

/** Subscribes a person from the period after `lastPeriod` on. A subscription that exists stays as it is. */
export const subscribe = async (
  database: Queryable,
  { teamId, memberId }: Owner,
  rhythm: ReportRhythm,
  lastPeriod: string,
): Promise<void> => {
  await database.query(
    `insert into worker.report_subscriptions (team_id, member_id, rhythm, last_period)
     values ($1, $2, $3, $4) on conflict do nothing`,
    [teamId, memberId, rhythm, lastPeriod],
  )
}

export const unsubscribe = async (
  database: Queryable,
  { teamId, memberId }: Owner,
  rhythm: ReportRhythm,
): Promise<void> => {
  await database.query(
    'delete from worker.report_subscriptions where team_id = $1 and member_id = $2 and rhythm = $3',
    [teamId, memberId, rhythm],
  )
}

const DueSubscription = z.object({
  teamId: uuid,
  memberId: uuid,
  rhythm: Rhythm,
  lastPeriod: text,
  plan: oneOf(Plan.options).nullable(),
  isActive: flag,
  timeZone: text.nullable(),
  locale: text.nullable(),
})
export type DueSubscription = z.output<typeof DueSubscription>

/** The subscriptions whose next message can be due, the first ones first, with the plan of the team and the person. */
export const dueSubscriptions = (
  database: Queryable,
  now: Instant,
  limit: number,
): Promise<DueSubscription[]> =>
  readRows(
    database,
    DueSubscription,
    `select s.team_id as "teamId", s.member_id as "memberId", s.rhythm, s.last_period as "lastPeriod", t.plan,
       coalesce(m.is_active, false) as "isActive", coalesce(m.time_zone, t.time_zone) as "timeZone", m.locale
     from worker.report_subscriptions s
     left join ${teams.live} t on t.team_id = s.team_id
     left join ${members.live} m on m.team_id = s.team_id and m.member_id = s.member_id
     where s.due_at <= $1 order by s.due_at limit $2`,
    [now, limit],
  )

const StoredMessage = z.object({
  teamId: uuid,
  memberId: uuid,
  rhythm: Rhythm,
  start: text,
  end: text,
  notedAt: instant,
})
export type StoredMessage = z.output<typeof StoredMessage>

/** Notes what a message is about, once. */
export const noteMessage = async (
  database: Queryable,
  messageId: string,
  { teamId, memberId, rhythm, start, end, notedAt }: StoredMessage,
): Promise<void> => {
  await database.query(
    `insert into worker.report_messages (message_id, team_id, member_id, rhythm, first_day, last_day, noted_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [messageId, teamId, memberId, rhythm, start, end, notedAt],
  )
}

type Subscription = Pick<StoredMessage, 'teamId' | 'memberId' | 'rhythm'>

/** Notes that the message of a period is owed, and when the next one can be due. */
export const notePeriod = async (
  database: Queryable,
  { teamId, memberId, rhythm }: Subscription,
  start: string,
  dueAt: Instant,
): Promise<void> => {
  await database.query(
    `update worker.report_subscriptions set last_period = greatest(last_period, $4), due_at = $5
     where team_id = $1 and member_id = $2 and rhythm = $3`,
    [teamId, memberId, rhythm, start, dueAt],
  )
}

/** Looks at a subscription again at a later time. */
export const postpone = async (
  database: Queryable,
  { teamId, memberId, rhythm }: Subscription,
  dueAt: Instant,
): Promise<void> => {
  await database.query(
    'update worker.report_subscriptions set due_at = $4 where team_id = $1 and member_id = $2 and rhythm = $3',
    [teamId, memberId, rhythm, dueAt],
  )
}

export const messageById = (database: Queryable, messageId: string): Promise<StoredMessage | null> =>
  readRow(
    database,
    StoredMessage,
    `select team_id as "teamId", member_id as "memberId", rhythm, first_day as start, last_day as end,
       noted_at as "notedAt"
     from worker.report_messages where message_id = $1`,
    [messageId],
  )

const keptMilliseconds = 60 * 24 * 60 * 60 * 1000

/** Deletes what messages of past months were about. */
export const purgeReportMessages = async (database: Queryable, now: Instant): Promise<void> => {
  await database.query('delete from worker.report_messages where noted_at < $1', [
    addMilliseconds(now, -keptMilliseconds),
  ])
}
