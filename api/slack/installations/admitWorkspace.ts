import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { WebClient, type WebClientOptions } from '@slack/web-api'
import type { Pool } from 'pg'
import type { Clock } from '../../access/clock.ts'
import { createTokenCipher } from '../../access/tokenCipher.ts'
import { resumeAnnouncements } from '../announcements/resumeAnnouncements.ts'
import { adoptTeam, positionOf } from '../sync/adoptTeam.ts'
import { setFirstLocale } from '../sync/firstLocale.ts'
import { readTeam } from '../sync/readWorkspace.ts'
import { localeOfSlack } from '../sync/slackLocale.ts'
import { SlackUser, syncMemberCommand } from '../sync/slackUser.ts'
import type { WorkspaceSync } from '../sync/syncWorkspace.ts'
import type { Installation } from './installation.ts'
import { earlierInstallation } from './installationStates.ts'
import { saveInstallation } from './installations.ts'
import { trialEndOf } from './trial.ts'

export type WorkspaceAdmission = {
  readonly ledger: Ledger
  readonly database: Pool
  readonly clock: Clock
  readonly settings: { readonly apiUrl: string; readonly encryptionKey: string }
  /** The allowances of a new team. */
  readonly newChannel: WorkspaceSync['newChannel']
}

/** The installer is neither an owner nor an administrator of the workspace, whose team would belong to them. */
export type InstallerRefused = { readonly result: 'INSTALLER_NOT_ADMIN' }

/** The result of an installation. */
export type Grant = Pick<
  Installation,
  | 'botToken'
  | 'appId'
  | 'scopes'
  | 'installedBy'
  | 'refreshToken'
  | 'tokenExpiresAt'
  | 'enterpriseId'
  | 'isEnterpriseInstall'
>

export type AdmittedWorkspace = {
  /** Whether the team existed before. */
  readonly result: 'NEWLY_CREATED' | 'REINSTALLED'
  readonly teamId: TeamId
  readonly slackTeamId: string
  /** The installer of the app. */
  readonly memberId: MemberId
  readonly position: number
}

/**
 * Makes a workspace with a token a team with one member, its installer, who becomes owner and first administrator of a
 * new team, and therefore has to be an owner or administrator of the workspace. Saves the installation and resumes waiting announcements; a sync adds the other members later. A repeat,
 * also after a crash, has the same result.
 */
export const admitWorkspace = async (
  { ledger, database, clock, settings, newChannel }: WorkspaceAdmission,
  grant: Grant,
  clientLimits: WebClientOptions = {},
): Promise<AdmittedWorkspace | InstallerRefused> => {
  const client = new WebClient(grant.botToken, { ...clientLimits, slackApiUrl: settings.apiUrl })
  const [workspace, bot, installer] = await Promise.all([
    readTeam(client),
    client.auth.test(),
    client.users
      .info({ user: grant.installedBy, include_locale: true })
      .then(({ user }) => SlackUser.parse(user)),
  ])
  const teamId = teamIdOf(workspace.id)
  const occurredAt = instantOf(clock())
  const earlier = await earlierInstallation(database, workspace.id)
  // A repeat of an interrupted installation still counts as the first one.
  const isNew =
    (await ledger.team(teamId)).kind === 'unknown' ||
    (earlier !== undefined && !earlier.isSynced && earlier.installedBy === grant.installedBy)
  if (isNew && !mayOwnTeam(installer)) {
    // Nothing is left behind: the workspace would keep an app that belongs to no team.
    await client.auth.revoke()
    return { result: 'INSTALLER_NOT_ADMIN' }
  }
  await saveInstallation(
    { database, cipher: createTokenCipher(settings.encryptionKey) },
    {
      ...grant,
      slackTeamId: workspace.id,
      teamId,
      teamName: workspace.name,
      botId: bot.bot_id ?? null,
      botUserId: bot.user_id ?? '',
      installedAt: occurredAt,
    },
  )
  const adopted = await adoptTeam(
    {
      ledger,
      occurredAt,
      newChannel,
      timeZone: installer.tz ?? undefined,
      trialUntil: trialEndOf(occurredAt),
    },
    teamId,
    workspace,
  )
  const spoken = await setFirstLocale(
    { ledger, occurredAt },
    teamId,
    [localeOfSlack(installer.locale) ?? []].flat(),
  )
  const joined = positionOf(await ledger.handle(syncMemberCommand(teamId, installer, occurredAt, isNew)))
  await resumeAnnouncements(database, teamId, occurredAt)
  return {
    result: isNew ? 'NEWLY_CREATED' : 'REINSTALLED',
    teamId,
    slackTeamId: workspace.id,
    memberId: memberIdOf(teamId, installer.id),
    position: Math.max(adopted, spoken, joined),
  }
}

const mayOwnTeam = (installer: SlackUser): boolean =>
  installer.is_admin === true || installer.is_owner === true || installer.is_primary_owner === true
