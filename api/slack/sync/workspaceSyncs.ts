import { type Instant, instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import { enqueue } from '../../delivery/enqueue.ts'
import { defineJob, newJob } from '../../delivery/job.ts'
import { recall } from '../../delivery/recall.ts'
import type { SyncProgress } from './syncWorkspace.ts'

/** A sync of a whole workspace. Requests with the same cause are one sync. */
export const workspaceSyncJob = defineJob({
  name: 'slack.workspaceSync',
  payload: z.strictObject({ slackTeamId: z.string(), cause: z.string() }),
})
export type SyncRequest = z.infer<typeof workspaceSyncJob.payload>

const keyOf = ({ slackTeamId, cause }: SyncRequest): string =>
  `${workspaceSyncJob.name}.${slackTeamId}.${cause}`

const Status = z.object({
  state: z.enum(['due', 'done', 'failed']),
  memberCount: z.number(),
  channelCount: z.number(),
  problem: z.string().nullable(),
})
export type SyncStatus = z.infer<typeof Status>

/** Requests a sync, once per cause. The syncs of a workspace run one at a time. */
export const requestSync = async (
  database: Queryable,
  slackTeamId: string,
  cause: string,
  now: Instant,
): Promise<void> => {
  await database.query(
    `insert into slack.workspace_syncs (slack_team_id, cause, state, requested_at)
     values ($1, $2, 'due', $3) on conflict do nothing`,
    [slackTeamId, cause, now],
  )
  const request = { slackTeamId, cause }
  const lane = `${workspaceSyncJob.name}.${slackTeamId}`
  await enqueue(database, [newJob(workspaceSyncJob, request, { key: keyOf(request), lane })])
}

const Requested = z.object({ requested_at: z.date() })

export const requestedAtOf = async (
  database: Queryable,
  { slackTeamId, cause }: SyncRequest,
): Promise<Instant | undefined> => {
  const { rows } = await database.query(
    'select requested_at from slack.workspace_syncs where slack_team_id = $1 and cause = $2',
    [slackTeamId, cause],
  )
  const found = Requested.optional().parse(rows[0])
  return found && instantOf(found.requested_at)
}

export const noteProgress = async (
  database: Queryable,
  { slackTeamId, cause }: SyncRequest,
  { memberCount, channelCount }: SyncProgress,
): Promise<void> => {
  await database.query(
    'update slack.workspace_syncs set member_count = $3, channel_count = $4 where slack_team_id = $1 and cause = $2',
    [slackTeamId, cause, memberCount, channelCount],
  )
}

const Causes = z.array(z.object({ cause: z.string() }))

/** A complete sync also completes every request from before it began. */
export const finishSync = async (
  database: Queryable,
  { slackTeamId, cause }: SyncRequest,
  progress: SyncProgress,
  beganAt: Instant,
): Promise<void> => {
  const { rows } = await database.query(
    `update slack.workspace_syncs set state = 'done', problem = null, member_count = $4, channel_count = $5
     where slack_team_id = $1 and state = 'due' and (cause = $2 or requested_at < $3) returning cause`,
    [slackTeamId, cause, beganAt, progress.memberCount, progress.channelCount],
  )
  const others = Causes.parse(rows).filter(answered => answered.cause !== cause)
  await recall(
    database,
    others.map(answered => keyOf({ slackTeamId, cause: answered.cause })),
  )
}

/** Records a failed sync, which is retried or, in the end, left to the next nightly sync. */
export const noteProblem = async (
  database: Queryable,
  { slackTeamId, cause }: SyncRequest,
  state: 'due' | 'failed',
  problem: string,
): Promise<void> => {
  await database.query(
    'update slack.workspace_syncs set state = $3, problem = $4 where slack_team_id = $1 and cause = $2',
    [slackTeamId, cause, state, problem],
  )
}

/** The state of the latest sync of a workspace; undefined where none was requested. */
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
