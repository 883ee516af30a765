import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { LogLevel, WebClient, type WebClientOptions } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../../access/clock.ts'
import { syncProfiles } from '../../../people/slack/syncProfiles.ts'
import type { Installation } from '../installations/installation.ts'
import type { InstallationKeeper } from '../installations/installationKeeper.ts'
import { noteSynced } from '../installations/installationStates.ts'
import { emptyArchivedChannels } from './closeChannels.ts'
import { syncWorkspace, type WorkspaceSync } from './syncWorkspace.ts'
import { type Claim, claimSync, finishSync, noteProgress, putSyncOff } from './workspaceSyncs.ts'

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

/** Runs what was asked for, of one workspace or of all, until nothing is due. Answers what failed. */
export const runDueSyncs = async (
  dependencies: SyncDependencies,
  slackTeamId: string | null,
  signal?: AbortSignal,
): Promise<readonly unknown[]> => {
  const { database, clock } = dependencies
  const failures: unknown[] = []
  const isStopping = () => signal?.aborted === true
  while (!isStopping()) {
    const claim = await claimSync(database, instantOf(clock()), slackTeamId)
    if (claim === undefined) break
    try {
      await unlessStopped(run(dependencies, claim, signal), signal)
    } catch (error) {
      // Being stopped is no failure: what is left is due again at the next start.
      if (!isStopping()) failures.push(error)
      const problem = error instanceof Error ? error.message : String(error)
      await putSyncOff(database, claim, problem, instantOf(clock()))
    }
  }
  return failures
}

const run = async (dependencies: SyncDependencies, claim: Claim, signal?: AbortSignal): Promise<void> => {
  const { database, clock, installations, apiUrl } = dependencies
  const beganAt = instantOf(clock())
  const installation = await installations.ofWorkspace(claim.slackTeamId)
  // Removed since somebody asked: there is nothing to read, and the next installation asks again.
  if (installation === undefined) return finishSync(database, claim, nobody, beganAt)
  const client = new WebClient(installation.botToken, { ...clientLimits, slackApiUrl: apiUrl })
  const { teamId } = installation
  const synced = await syncWorkspace({
    ...dependencies,
    client,
    teamId,
    newChannel: await newChannelOf(dependencies, installation),
    // The owner came with the installation.
    ownerSlackUserId: '',
    onProgress: progress => {
      // Whoever stops this process does not wait for a big workspace: the sync goes on after the next start.
      signal?.throwIfAborted()
      return noteProgress(database, claim, progress, instantOf(clock()))
    },
  })
  // Somebody else may have taken the claim while Slack was waited for.
  const goOn = () => signal?.throwIfAborted()
  goOn()
  await emptyArchivedChannels({ ...dependencies, client, teamId, occurredAt: beganAt })
  goOn()
  await finishSync(database, claim, synced, beganAt)
  await noteSynced(database, claim.slackTeamId, instantOf(clock()))
  // Last, and after the word that everybody is in: profiles are a call for each, minutes in a big workspace.
  await syncProfiles(
    { ledger: dependencies.ledger, client, teamId, occurredAt: beganAt, goOn },
    synced.slackUserIds,
  )
}

/**
 * Waits for work, or no longer than until this process is stopped: Slack may take its time to answer. What is left of
 * the work ends at its next step, and is done again after the next start.
 */
const unlessStopped = async (work: Promise<void>, signal: AbortSignal | undefined): Promise<void> => {
  if (!signal) return work
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    await Promise.race([work, stopped.promise])
  } finally {
    signal.removeEventListener('abort', stop)
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
