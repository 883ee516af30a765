import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { CommandId, MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { SyncMember } from '@laurel/ledger/members/profile/syncMember.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** Everything about every person is synced once in this many nights, also where nothing seems to have changed. */
export const nightsPerRound = 7

/** Up to this many people, all profiles are read every night: about five minutes at Slack's limits. */
const readEveryNightMax = 500

const dayMilliseconds = 24 * 60 * 60 * 1_000

/** A stable seventh of the people, another one each night. */
const isTonight = (memberId: MemberId, night: Instant): boolean =>
  (Number.parseInt(memberId.slice(0, 6), 16) + Math.floor(Date.parse(night) / dayMilliseconds)) %
    nightsPerRound ===
  0

const Known = z.array(z.object({ member_id: z.string(), command_id: z.string() }))

/**
 * The commands that a sync has to send: those of people who changed since the last sync, and those of the people whose
 * turn it is tonight. The command of an unchanged person has the id of the last one, and would be a duplicate.
 */
export const commandsToSend = async (
  database: Queryable,
  teamId: TeamId,
  commands: readonly SyncMember[],
  night: Instant,
): Promise<readonly SyncMember[]> => {
  const { rows } = await database.query(
    'select member_id, command_id from slack.synced_people where team_id = $1 and member_id = any ($2::uuid[])',
    [teamId, commands.map(({ data }) => data.memberId)],
  )
  const sent = new Map(Known.parse(rows).map(row => [row.member_id, row.command_id]))
  return commands.filter(
    ({ id, data: { memberId } }) => sent.get(memberId) !== id || isTonight(memberId, night),
  )
}

/** Notes commands after they were recorded. */
export const noteSent = async (
  database: Queryable,
  teamId: TeamId,
  commands: readonly SyncMember[],
): Promise<void> => {
  if (commands.length === 0) return
  await database.query(
    `insert into slack.synced_people (team_id, member_id, command_id)
     select $1, sent.member_id, sent.command_id
     from unnest($2::uuid[], $3::uuid[]) as sent (member_id, command_id)
     on conflict (team_id, member_id) do update set command_id = excluded.command_id`,
    [teamId, commands.map(({ data }) => data.memberId), commands.map(({ id }) => id)],
  )
}

const Read = z.array(
  z.object({
    member_id: z.string(),
    command_id: z.string(),
    profile_version: z.string().nullable(),
    profile_read_at: z.date().nullable(),
  }),
)

export type ProfileRound = {
  readonly teamId: TeamId
  /** Changes with the fields of the workspace and their mapping. */
  readonly fieldsVersion: string
  readonly peopleCount: number
  /** When this sync was requested. A profile that was read since is not read again. */
  readonly requestedAt: Instant
}

export type DueProfile = {
  readonly slackUserId: string
  readonly memberId: MemberId
  readonly version: string
}

/** The people of a slice whose profiles are to be read: changed since, not read for a round, or due tonight. */
export const profilesDue = async (
  database: Queryable,
  { teamId, fieldsVersion, peopleCount, requestedAt }: ProfileRound,
  slackUserIds: readonly string[],
): Promise<readonly DueProfile[]> => {
  const { rows } = await database.query(
    `select member_id, command_id, profile_version, profile_read_at
     from slack.synced_people where team_id = $1 and member_id = any ($2::uuid[])`,
    [teamId, slackUserIds.map(slackUserId => memberIdOf(teamId, slackUserId))],
  )
  const known = new Map(Read.parse(rows).map(row => [row.member_id, row]))
  const roundBegan = new Date(addMilliseconds(requestedAt, -nightsPerRound * dayMilliseconds))
  return slackUserIds.flatMap(slackUserId => {
    const memberId = memberIdOf(teamId, slackUserId)
    const before = known.get(memberId)
    const version = versionOf(fieldsVersion, before?.command_id ?? '')
    const readAt = before?.profile_read_at ?? null
    const isCurrent = readAt !== null && before?.profile_version === version
    const isDue =
      peopleCount <= readEveryNightMax ||
      isTonight(memberId, requestedAt) ||
      (readAt ?? roundBegan) <= roundBegan
    const isRead = isCurrent && (!isDue || readAt >= new Date(requestedAt))
    return isRead ? [] : [{ slackUserId, memberId, version }]
  })
}

const versionOf = (fieldsVersion: string, commandId: CommandId): string =>
  derivedId('slack.profileVersion', fieldsVersion, commandId)

/** Notes profiles after their values were recorded. */
export const noteRead = async (
  database: Queryable,
  teamId: TeamId,
  profiles: readonly DueProfile[],
  readAt: Instant,
): Promise<void> => {
  await database.query(
    `update slack.synced_people known set profile_version = read.version, profile_read_at = $4
     from unnest($2::uuid[], $3::uuid[]) as read (member_id, version)
     where known.team_id = $1 and known.member_id = read.member_id`,
    [teamId, profiles.map(({ memberId }) => memberId), profiles.map(({ version }) => version), readAt],
  )
}
