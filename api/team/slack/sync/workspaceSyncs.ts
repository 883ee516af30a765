import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { SyncProgress } from './syncWorkspace.ts'

/** Longer than a step of a sync takes; each step holds it anew, so that a crash frees it soon. */
const holdMilliseconds = 120_000
const attemptsMax = 6
const pauseMillisecondsMax = 30 * 60_000

/** A sync somebody asked for, as whoever runs it takes it. */
const Claim = z.object({ slackTeamId: z.string(), cause: z.string(), attempts: z.number() })
export type Claim = z.infer<typeof Claim>

const Status = z.object({
  state: z.enum(['due', 'done', 'failed']),
  memberCount: z.number(),
  channelCount: z.number(),
  problem: z.string().nullable(),
})
export type SyncStatus = z.infer<typeof Status>

/** Asks for a sync; the same cause asks once. */
export const requestSync = async (
  database: Queryable,
  slackTeamId: string,
  cause: string,
  now: Instant,
): Promise<void> => {
  await database.query(
    `insert into slack.workspace_syncs (slack_team_id, cause, state, requested_at, next_attempt_at)
     values ($1, $2, 'due', $3, $3) on conflict do nothing`,
    [slackTeamId, cause, now],
  )
}

/** Takes a sync that is due, of one workspace or of any. A workspace is read by one at a time. */
export const claimSync = async (
  database: Queryable,
  now: Instant,
  slackTeamId: string | null,
): Promise<Claim | undefined> => {
  const { rows } = await database.query(
    `update slack.workspace_syncs set held_until = $2, attempts = attempts + 1
     where (slack_team_id, cause) = (
       select s.slack_team_id, s.cause from slack.workspace_syncs s
       where s.state = 'due' and s.next_attempt_at <= $1 and ($3::text is null or s.slack_team_id = $3)
         and not exists (select from slack.workspace_syncs other
           where other.slack_team_id = s.slack_team_id and other.state = 'due' and other.held_until > $1)
       order by s.requested_at limit 1 for update skip locked)
     returning slack_team_id as "slackTeamId", cause, attempts`,
    [now, addMilliseconds(now, holdMilliseconds), slackTeamId],
  )
  return Claim.optional().parse(rows[0])
}

export const noteProgress = async (
  database: Queryable,
  { slackTeamId, cause }: Claim,
  { memberCount, channelCount }: SyncProgress,
  now: Instant,
): Promise<void> => {
  await database.query(
    `update slack.workspace_syncs set member_count = $3, channel_count = $4, held_until = $5
     where slack_team_id = $1 and cause = $2`,
    [slackTeamId, cause, memberCount, channelCount, addMilliseconds(now, holdMilliseconds)],
  )
}

/** A sync that read everything also answers every request that was there before it began. */
export const finishSync = async (
  database: Queryable,
  claim: Claim,
  progress: SyncProgress,
  beganAt: Instant,
): Promise<void> => {
  await database.query(
    `update slack.workspace_syncs set state = 'done', held_until = '-infinity', problem = null,
       member_count = $4, channel_count = $5
     where slack_team_id = $1 and state = 'due' and (cause = $2 or requested_at < $3)`,
    [claim.slackTeamId, claim.cause, beganAt, progress.memberCount, progress.channelCount],
  )
}

/** Puts a sync that failed off, for longer each time; in the end the next night is waited for. */
export const putSyncOff = async (
  database: Queryable,
  { slackTeamId, cause, attempts }: Claim,
  problem: string,
  now: Instant,
): Promise<void> => {
  const pause = Math.min(2 ** attempts * 15_000, pauseMillisecondsMax)
  await database.query(
    `update slack.workspace_syncs set state = $4, held_until = '-infinity', next_attempt_at = $5, problem = $3
     where slack_team_id = $1 and cause = $2`,
    [slackTeamId, cause, problem, attempts >= attemptsMax ? 'failed' : 'due', addMilliseconds(now, pause)],
  )
}

/** How the latest sync of a workspace goes; nothing when none was asked for. */
export const latestSync = async (
  database: Queryable,
  slackTeamId: string,
): Promise<SyncStatus | undefined> => {
  const { rows } = await database.query(
    `select state, member_count as "memberCount", channel_count as "channelCount", problem
     from slack.workspace_syncs where slack_team_id = $1 order by requested_at desc, cause limit 1`,
    [slackTeamId],
  )
  return Status.optional().parse(rows[0])
}
