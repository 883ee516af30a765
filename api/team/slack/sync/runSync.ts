import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebClient, type WebClientOptions } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../../access/clock.ts'
import { type HandlerLimits, handle, type JobHandler } from '../../../delivery/handler.ts'
import { done } from '../../../delivery/outcome.ts'
import { problemText } from '../../../delivery/problemText.ts'
import { syncProfiles } from '../../../people/slack/syncProfiles.ts'
import type { Installation } from '../installations/installation.ts'
import type { InstallationKeeper } from '../installations/installationKeeper.ts'
import { noteSynced } from '../installations/installationStates.ts'
import { emptyArchivedChannels } from './closeChannels.ts'
import { syncWorkspace, type WorkspaceSync } from './syncWorkspace.ts'
import {
  finishSync,
  noteProblem,
  noteProgress,
  type SyncRequest,
  workspaceSyncJob,
} from './workspaceSyncs.ts'

export type SyncDependencies = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly clock: Clock
  readonly installations: InstallationKeeper
  /** Base of Slack's Web API. */
  readonly apiUrl: string
  readonly newChannel: WorkspaceSync['newChannel']
}

/** The client waits as long as Slack asks for after a 429, and tries again a few times when Slack has trouble. */
const clientLimits: WebClientOptions = {
  logLevel: LogLevel.ERROR,
  timeout: 20_000,
  retryConfig: { retries: 4, minTimeout: 500, maxTimeout: 10_000 },
}

const attemptsMax = 6

/** A big workspace takes long, as profiles are a call for each of its people. */
const limits: Partial<HandlerLimits> = {
  attemptsMax,
  attemptMilliseconds: 6 * 60 * 60 * 1000,
  backoff: { baseMilliseconds: 30_000, capMilliseconds: 30 * 60_000 },
  atOnceMax: 2,
}

/** Reads workspaces whose sync was asked for. */
export const workspaceSyncHandler = (dependencies: SyncDependencies): JobHandler =>
  handle(
    workspaceSyncJob,
    async ({ payload, number, signal }) => {
      try {
        await unlessAborted(run(dependencies, payload, signal), signal)
        return done
      } catch (error) {
        const problem = problemText(error)
        const isLast = number >= attemptsMax
        await noteProblem(dependencies.database, payload, isLast ? 'failed' : 'due', problem)
        // The sync of the next night takes its place: a dead letter would ask a person for nothing.
        if (isLast && !signal.aborted) return { kind: 'done', note: problem }
        throw error
      }
    },
    limits,
  )

const run = async (
  dependencies: SyncDependencies,
  request: SyncRequest,
  signal: AbortSignal,
): Promise<void> => {
  const { database, clock, installations, apiUrl } = dependencies
  const beganAt = instantOf(clock())
  const installation = await installations.ofWorkspace(request.slackTeamId)
  // Removed since somebody asked: there is nothing to read, and the next installation asks again.
  if (installation === undefined) return finishSync(database, request, nobody, beganAt)
  const client = new WebClient(installation.botToken, { ...clientLimits, slackApiUrl: apiUrl })
  const { teamId } = installation
  const goOn = () => signal.throwIfAborted()
  const synced = await syncWorkspace({
    ...dependencies,
    client,
    teamId,
    newChannel: await newChannelOf(dependencies, installation),
    // The owner came with the installation.
    ownerSlackUserId: '',
    onProgress: progress => {
      // A process that stops does not wait for a big workspace: the sync goes on after the next start.
      goOn()
      return noteProgress(database, request, progress)
    },
  })
  goOn()
  await emptyArchivedChannels({ ...dependencies, client, teamId, occurredAt: beganAt })
  goOn()
  await finishSync(database, request, synced, beganAt)
  await noteSynced(database, request.slackTeamId, instantOf(clock()))
  // Last, and after the word that everybody is in: profiles are a call for each, minutes in a big workspace.
  await syncProfiles(
    { ledger: dependencies.ledger, client, teamId, occurredAt: beganAt, goOn },
    synced.slackUserIds,
  )
}

/** Waits for work, or until the signal: Slack may take its time to answer. The work ends at its next step. */
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

const nobody = { memberCount: 0, channelCount: 0 }

/** A channel that is new goes by what the team lets its members give. */
const newChannelOf = async (
  { ledger, newChannel }: SyncDependencies,
  { teamId }: Installation,
): Promise<WorkspaceSync['newChannel']> => {
  const team = await ledger.team(teamId)
  if (team.kind === 'unknown') return newChannel
  const { shoutoutPoints, awardPoints } = team.allowancePolicy
  return { ...newChannel, shoutoutAllowance: shoutoutPoints, awardAllowance: awardPoints }
}
