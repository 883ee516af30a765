import { createTokenCipher } from '@laurel/api/access/tokenCipher.ts'
import { readConnections, saveConnection } from '@laurel/api/rewards/vendors/connections/connectionRows.ts'
import { rewardVendors } from '@laurel/api/rewards/vendors/registry.ts'
import type { Secrets } from '@laurel/api/server/stores/secrets.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { standIns } from '../sandbox/vendors/standIns.ts'
import { demoConnectionId } from './openStandIns.ts'

/** Connects the demo team to every vendor that the sandbox has, as an administrator would, except to those in beta. */
export const connectStandIns = async (
  database: Pool,
  secrets: Secrets,
  teamId: TeamId,
  now: Date,
): Promise<void> => {
  const store = { database, cipher: createTokenCipher(secrets.encryptionKey) }
  const connected = new Set((await readConnections(store, teamId)).map(({ vendor }) => vendor))
  for (const { vendor: name, settings } of standIns) {
    const vendor = rewardVendors.find(each => each.name === name)
    if (!vendor || vendor.isBeta || connected.has(name)) continue
    await saveConnection(
      store,
      {
        connectionId: demoConnectionId(teamId, name),
        teamId,
        vendor: name,
        settings: vendor.settings.parse(settings),
      },
      instantOf(now),
    )
  }
}
