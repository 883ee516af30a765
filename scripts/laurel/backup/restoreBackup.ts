import { superviseDatabase } from '@laurel/api/server/embeddedDatabase/superviseDatabase.ts'
import { migrateDatabase } from '@laurel/api/server/migrateDatabase.ts'
import { givenDatabase } from '@laurel/api/server/stores/givenDatabase.ts'
import { holdInstallation } from '@laurel/api/server/stores/installationHold.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import type { StoreSettings } from '@laurel/api/server/stores/settings.ts'
import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import {
  type LogStore,
  readInstallation,
  recordLogStore,
  renameInstallation,
} from '@laurel/ledger/vault/installation.ts'
import { outdateCheckpoints } from '@laurel/projections/engine/checkpoints.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import { prepareDemo } from '../../demo/createDemoTeam.ts'
import { openTarget } from '../copyLog/openTarget.ts'
import { CommandFailed } from '../reportFailure.ts'
import { fillTables, refuseUsedDatabase } from './fillTables.ts'
import { putFilesBack } from './keptFiles.ts'
import { type CurrentManifest, type Manifest, readManifest } from './manifest.ts'
import { postgresTarget, restoreLog } from './restoreLog.ts'

/**
 * Restores a backup into a database without events, its log into the store that the settings name, and its keys into a data
 * folder without keys; then builds the read models. The database receives either all of the backup or nothing. After an
 * interruption, an EventStoreDB may have a part of the log; the same restore continues there.
 */
export const restoreBackup = async (folder: string, settings: StoreSettings): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  if (manifest.format === 1 && settings.eventStoreUrl !== undefined)
    throw new CommandFailed(
      'This backup is of a former version, which kept its log in PostgreSQL. Restore it without EVENTSTORE_URL, and ' +
        'move the log afterwards: laurel copy-log postgres eventstore',
    )
  await putFilesBack(folder, settings.home, manifest)
  await restoreStores(folder, manifest, settings)
  await buildReadModels(settings)
  return manifest
}

const restoreStores = async (
  folder: string,
  manifest: Manifest,
  { home, databaseUrl: serverUrl, databaseOwnerUrl, eventStoreUrl }: StoreSettings,
): Promise<void> => {
  const databaseUrl = databaseOwnerUrl ?? serverUrl
  const database = databaseUrl ? await givenDatabase(databaseUrl) : await superviseDatabase({ home })
  try {
    const hold = await holdInstallation(database.url, { isAlone: true })
    try {
      await restoreInto({ url: database.url, eventStoreUrl }, folder, manifest)
    } finally {
      await hold.release()
    }
  } finally {
    await database.stop()
  }
}

type Place = { readonly url: string; readonly eventStoreUrl: string | undefined }

const restoreInto = async (
  { url, eventStoreUrl }: Place,
  folder: string,
  manifest: Manifest,
): Promise<void> => {
  const store: LogStore = eventStoreUrl === undefined ? 'postgres' : 'eventstore'
  if (store === 'postgres') await migrateLog(url)
  await migrateDatabase(url)
  const client = new Client({ connectionString: url, application_name: 'laurel restore' })
  await client.connect()
  try {
    if (manifest.tables.some(({ schema }) => schema === 'demo')) await prepareDemo(client)
    await inTransactionOn(client, async () => {
      await refuseUsedDatabase(client)
      await fillTables(client, folder, manifest)
      if (manifest.format === 2) {
        const { id } = await readInstallation(client)
        await renameInstallation(client, restoredId(id, manifest))
        await restoreLogInto({ url, eventStoreUrl }, client, folder, manifest)
      }
      await outdateCheckpoints(client)
      await recordLogStore(client, store)
    })
  } finally {
    await client.end()
  }
}

/**
 * The restored installation is another one than that of the backup, so that it can't append to the log of the original.
 * The same backup always gives the same id, so that an interrupted restore continues.
 */
export const restoredId = (id: string, { log }: Pick<CurrentManifest, 'log'>): string =>
  derivedId('restored installation', id, log.sha256)

const restoreLogInto = async (
  { url, eventStoreUrl }: Place,
  client: Client,
  folder: string,
  manifest: CurrentManifest,
): Promise<void> => {
  if (eventStoreUrl === undefined) {
    await restoreLog(client, folder, manifest, postgresTarget(client))
    return
  }
  // Its log is not restored yet, whatever the backup records.
  const installation = { ...(await readInstallation(client)), log: null }
  const target = await openTarget('eventstore', { databaseUrl: url, eventStoreUrl, installation })
  try {
    await restoreLog(client, folder, manifest, { ...target, uniqueIds: target.log.uniqueIds })
  } finally {
    await target.close()
  }
}

const buildReadModels = async (settings: StoreSettings): Promise<void> => {
  const { log, databaseUrl, close } = await openStores(settings)
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuild()
  } finally {
    await projections.stop()
    await close()
  }
}
