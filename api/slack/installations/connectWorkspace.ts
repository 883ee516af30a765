import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { WebClient } from '@slack/web-api'
import { syncProfiles } from '../../people/slack/syncProfiles.ts'
import { type SyncedWorkspace, syncWorkspace } from '../sync/syncWorkspace.ts'
import {
  type AdmittedWorkspace,
  admitWorkspace,
  type Grant,
  type WorkspaceAdmission,
} from './admitWorkspace.ts'
import { noteSynced } from './installationStates.ts'

export type ConnectedWorkspace = AdmittedWorkspace & SyncedWorkspace

/** Makes a workspace with a token a team and syncs all its people and channels at once. */
export const connectWorkspace = async (
  admission: WorkspaceAdmission,
  grant: Grant,
): Promise<ConnectedWorkspace> => {
  const admitted = await admitWorkspace(admission, grant)
  if (admitted.result === 'INSTALLER_NOT_ADMIN')
    throw new Error(`${grant.installedBy} is no administrator of the workspace. Install it as one.`)
  const client = new WebClient(grant.botToken, { slackApiUrl: admission.settings.apiUrl })
  const synced = await syncWorkspace({ ...admission, client, ownerSlackUserId: grant.installedBy })
  await noteSynced(admission.database, admitted.slackTeamId, instantOf(admission.clock()))
  const profiles = await syncProfiles(
    {
      ledger: admission.ledger,
      database: admission.database,
      client,
      teamId: synced.teamId,
      occurredAt: instantOf(admission.clock()),
    },
    synced.slackUserIds,
  )
  return { ...admitted, ...synced, position: Math.max(admitted.position, synced.position, profiles) }
}
