import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { ChannelId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { readRows } from '@laurel/projections/engine/querying/rows.ts'
import { uuid } from '@laurel/projections/engine/tables/columns.ts'
import { z } from 'zod'
import { type OutboxEntry, owe } from '../announcements/outbox.ts'
import { Nudge, type NudgeKind } from './nudge.ts'

/** The stream name of nudges in the outbox, where announcements have the stream of their event. */
export const nudgeStream = 'slack.nudges'

/** The target of a nudge: a member, or a channel. */
export type Nudged = {
  readonly memberId: MemberId | null
  readonly channelId: ChannelId | null
  readonly timeZone: string
}

export type OwedNudge = Nudged & { readonly nudge: Nudge }

const storeStatement = prepared(
  `insert into slack.nudges (nudge_id, team_id, kind, member_id, channel_id, time_zone, content, noted_at)
   select n."nudgeId", $2, n.nudge->>'kind', n."memberId", n."channelId", n."timeZone", n.nudge, $3
   from jsonb_to_recordset($1::jsonb) as n ("nudgeId" uuid, "memberId" uuid, "channelId" uuid, "timeZone" text,
     nudge jsonb)
   on conflict do nothing`,
)

/** Enqueues nudges, each once, however often it is due. */
export const enqueueNudges = async (
  database: Queryable,
  teamId: TeamId,
  owed: readonly OwedNudge[],
  now: Instant,
): Promise<void> => {
  const nudges = owed.map(each => ({ ...each, nudgeId: nudgeIdOf(teamId, each) }))
  const others = await nudgedLately(database, teamId, owed, now)
  await database.query(storeStatement, [JSON.stringify(nudges), teamId, now])
  const announcements = nudges.map(({ nudgeId, memberId, channelId, timeZone }) => ({
    announcementId: nudgeId,
    subjectId: nudgeId,
    recipientId: memberId,
    teamId,
    lane: `${teamId}.nudges.${channelId ?? (memberId !== null && others.has(memberId) ? memberId : timeZone)}`,
    channelId,
    stream: nudgeStream,
    revision: 0,
    position: 0,
  }))
  await owe(database, announcements, now)
}

const NudgedMember = z.object({ memberId: uuid })

const fewDays = 4 * 24 * 60 * 60 * 1000

/**
 * The members with another recent nudge. Theirs may have to wait for tomorrow, and does so in a lane of its own. The
 * others of a time zone share a lane, which keeps Slack's rate limit; at night it waits without holding other zones up.
 */
const nudgedLately = async (
  database: Queryable,
  teamId: TeamId,
  owed: readonly OwedNudge[],
  now: Instant,
): Promise<ReadonlySet<MemberId>> => {
  const rows = await readRows(
    database,
    NudgedMember,
    `select distinct n.member_id as "memberId" from slack.nudges n
     where n.team_id = $1 and n.member_id = any($2::uuid[]) and n.noted_at > $3`,
    [teamId, owed.flatMap(({ memberId }) => memberId ?? []), addMilliseconds(now, -fewDays)],
  )
  return new Set(rows.map(({ memberId }) => memberId))
}

const nudgeIdOf = (teamId: TeamId, { memberId, channelId, nudge }: OwedNudge): string =>
  derivedId('slack.nudge', teamId, memberId ?? '', channelId ?? '', JSON.stringify(nudge))

const NotedNudge = z.object({
  nudge: Nudge,
  timeZone: z.string(),
  notedAt: z.date().transform(date => date.toISOString()),
})
export type NotedNudge = z.output<typeof NotedNudge>

export const readNudge = async (database: Queryable, nudgeId: string): Promise<NotedNudge> => {
  const { rows } = await database.query(
    `select content as nudge, time_zone as "timeZone", noted_at as "notedAt" from slack.nudges where nudge_id = $1`,
    [nudgeId],
  )
  return NotedNudge.parse(rows[0])
}

/** Records when a nudge was sent. */
export const noteSent = async (database: Queryable, nudgeId: string, now: Instant): Promise<void> => {
  await database.query('update slack.nudges set sent_at = $2 where nudge_id = $1', [nudgeId, now])
}

const Found = z.object({ isFound: z.boolean() })

/** Whether another nudge was sent to the recipient since an instant. */
export const wasNudgedSince = async (
  database: Queryable,
  { announcementId, teamId, recipientId }: Pick<OutboxEntry, 'announcementId' | 'teamId' | 'recipientId'>,
  since: Date,
): Promise<boolean> => {
  const { rows } = await database.query(
    `select exists (select from slack.nudges
       where team_id = $1 and member_id = $2 and sent_at >= $3 and nudge_id <> $4) as "isFound"`,
    [teamId, recipientId, since, announcementId],
  )
  return Found.parse(rows[0]).isFound
}

const LastSent = z.array(
  z.object({ kind: z.string(), sentAt: z.date().transform(date => date.toISOString()) }),
)

/** When a nudge of each kind was last sent; a kind that was never sent is missing. */
export const lastSent = async (
  database: Queryable,
  teamId: TeamId,
  kinds: readonly NudgeKind[],
): Promise<ReadonlyMap<string, Instant>> => {
  const { rows } = await database.query(
    `select k.kind, n.sent_at as "sentAt" from unnest($2::text[]) as k (kind)
     cross join lateral (
       select sent_at from slack.nudges
       where team_id = $1 and kind = k.kind and sent_at is not null
       order by sent_at desc limit 1) n`,
    [teamId, kinds],
  )
  return new Map(LastSent.parse(rows).map(({ kind, sentAt }) => [kind, sentAt]))
}
