import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebClient, type WebClientOptions } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import { type HandlerLimits, handle, type JobHandler } from '../../delivery/handler.ts'
import { done } from '../../delivery/outcome.ts'
import { problemText } from '../../delivery/problemText.ts'
import { syncDueProfiles } from '../../people/slack/syncProfiles.ts'
import type { Installation } from '../installations/installation.ts'
import type { InstallationKeeper } from '../installations/installationKeeper.ts'
import { noteSynced } from '../installations/installationStates.ts'
import { emptyArchivedChannels } from './closeChannels.ts'
import { hasManyPeople } from './readWorkspace.ts'
import { syncWorkspace, type WorkspaceSync } from './syncWorkspace.ts'
import {
  finishSync,
  noteProblem,
  noteProgress,
  requestedAtOf,
  type SyncRequest,
  workspaceSyncJob,
} from './workspaceSyncs.ts'

/** Runs a sync in another process. */
export type SyncApart = (request: SyncRequest, signal: AbortSignal) => Promise<void>

export type SyncDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly clock: Clock
  readonly installations: InstallationKeeper
  /** The base address of Slack's Web API. */
  readonly apiUrl: string
  readonly newChannel: WorkspaceSync['newChannel']
  /** For large workspaces. Left out, they are synced in this process as well. */
  readonly apart?: SyncApart | undefined
}

/** The client honours the Retry-After of a 429, and retries a few times when Slack fails. */
const clientLimits: WebClientOptions = {
  logLevel: LogLevel.ERROR,
  timeout: 20_000,
  retryConfig: { retries: 4, minTimeout: 500, maxTimeout: 10_000 },
}

const attemptsMax = 6

/** A large workspace takes long, because profiles need a call per person. */
const limits: Partial<HandlerLimits> = {
  attemptsMax,
  attemptMilliseconds: 6 * 60 * 60 * 1000,
  backoff: { baseMilliseconds: 30_000, capMilliseconds: 30 * 60_000 },
  atOnceMax: 2,
}

/** Runs the requested syncs of workspaces. */
export const workspaceSyncHandler = (dependencies: SyncDependencies): JobHandler =>
  handle(
    workspaceSyncJob,
    async ({ payload, number, signal }) => {
      try {
        await unlessAborted(runSync(dependencies, payload, signal), signal)
        return done
      } catch (error) {
        const problem = problemText(error)
        const isLast = number >= attemptsMax
        await noteProblem(dependencies.database, payload, isLast ? 'failed' : 'due', problem)
        // The next nightly sync replaces it; a dead letter would leave nothing for a person to do.
        if (isLast && !signal.aborted) return { kind: 'done', note: problem }
        throw error
      }
    },
    limits,
  )

/** Runs one attempt of a sync. An aborted one ends at its next step. */
export const runSync = async (
  dependencies: SyncDependencies,
  request: SyncRequest,
  signal: AbortSignal,
): Promise<void> => {
  const { database, clock, installations, apiUrl, apart } = dependencies
  const beganAt = instantOf(clock())
  const requestedAt = (await requestedAtOf(database, request)) ?? beganAt
  const installation = await installations.ofWorkspace(request.slackTeamId)
  // The app was removed since the request. The next installation requests another sync.
  if (installation === undefined) return finishSync(database, request, nothingRead, beganAt)
  const client = new WebClient(installation.botToken, { ...clientLimits, slackApiUrl: apiUrl })
  if (apart && (await hasManyPeople(client))) return apart(request, signal)
  const { teamId } = installation
  const goOn = () => signal.throwIfAborted()
  const synced = await syncWorkspace({
    ...dependencies,
    client,
    teamId,
    newChannel: await newChannelOf(dependencies, installation),
    // The installation has already added the owner.
    ownerSlackUserId: '',
    skipsUnchanged: true,
    onProgress: progress => {
      // A stopping process does not wait for a large workspace; the sync continues after the next start.
      goOn()
      return noteProgress(database, request, progress)
    },
  })
  goOn()
  await emptyArchivedChannels({ ...dependencies, client, teamId, occurredAt: beganAt })
  goOn()
  await finishSync(database, request, synced, beganAt)
  await noteSynced(database, request.slackTeamId, instantOf(clock()))
  // Last, and after the progress is complete: a call per profile takes minutes in a large workspace.
  await syncDueProfiles(
    {
      ledger: dependencies.ledger,
      database,
      client,
      teamId,
      occurredAt: beganAt,
      requestedAt,
      now: () => instantOf(clock()),
      goOn,
    },
    synced.slackUserIds,
  )
}

/** Waits for the work or the abort signal; Slack may be slow. Aborted work ends at its next step. */
const unlessAborted = async (work: Promise<void>, signal: AbortSignal): Promise<void> => {
  const aborted = Promise.withResolvers<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  if (signal.aborted) abort()
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

const nothingRead = { memberCount: 0, channelCount: 0 }

/** The settings of a new channel: the team's own allowances. */
const newChannelOf = async (
  { ledger, newChannel }: SyncDependencies,
  { teamId }: Installation,
): Promise<WorkspaceSync['newChannel']> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return newChannel
  const { shoutoutPoints, awardPoints } = team.allowancePolicy
  return { ...newChannel, shoutoutAllowance: shoutoutPoints, awardAllowance: awardPoints }
}
