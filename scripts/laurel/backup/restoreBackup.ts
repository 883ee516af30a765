import { join } from 'node:path'
import { migrateAccess } from '@laurel/api/access/migrateAccess.ts'
import { migrateSlack } from '@laurel/api/slack/database/migrateSlack.ts'
import { migrateWorker } from '@laurel/api/worker/checkpoint.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Client } from 'pg'
import { z } from 'zod'
import { prepareDemo } from '../../demo/createDemoTeam.ts'
import { openStores, type Stores } from '../../stores/openStores.ts'
import type { StoreSettings } from '../../stores/settings.ts'
import { CommandFailed } from '../reportFailure.ts'
import { copyFromFile } from './copyTable.ts'
import { putFilesBack } from './keptFiles.ts'
import { type Manifest, readManifest } from './manifest.ts'

/**
 * Brings a backup into a database without events, and its keys into a data folder without others; then folds the read
 * models anew. Either all of the backup is there afterwards or nothing.
 */
export const restoreBackup = async (folder: string, settings: StoreSettings): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  await putFilesBack(folder, settings.home, manifest)
  const stores = await openStores(settings)
  try {
    const { databaseUrl } = stores
    await migrateAccess(databaseUrl)
    await migrateSlack(databaseUrl)
    const client = new Client({ connectionString: databaseUrl, application_name: 'laurel restore' })
    await client.connect()
    try {
      await migrateWorker(client)
      if (manifest.tables.some(({ schema }) => schema === 'demo')) await prepareDemo(client)
      await client.query('begin')
      await fill(client, folder, manifest)
      await client.query('commit')
    } finally {
      await client.end()
    }
    await foldReadModels(stores)
    return manifest
  } finally {
    await stores.close()
  }
}

const foldReadModels = async ({ log, databaseUrl }: Stores): Promise<void> => {
  const projections = createProjections({ log, databaseUrl })
  try {
    await projections.rebuild()
  } finally {
    await projections.stop()
  }
}

const fill = async (client: Client, folder: string, manifest: Manifest): Promise<void> => {
  await client.query('lock table log.events in exclusive mode')
  const { rows } = await client.query('select from log.events limit 1')
  if (rows.length > 0)
    throw new CommandFailed(
      'This database holds a log already, which is never overwritten. Restore into an empty one.',
    )
  for (const table of manifest.tables) {
    const name = `${table.schema}.${table.name}`
    // What the migrations put there gives way to what the backup holds; the log has just been seen to be empty.
    if (name !== 'log.events') await client.query(`delete from ${name}`)
    const statement = `copy ${name} (${table.columns.join(', ')}) from stdin`
    const count = await copyFromFile(client, statement, join(folder, table.file))
    if (count !== table.rows) throw new Error(`${name} took ${count} rows of ${table.rows}.`)
    await goOnNumbering(client, name)
  }
}

const Columns = z.array(z.object({ name: z.string() }))

/** Numbers that the database gives itself begin behind those that were brought in. */
const goOnNumbering = async (client: Client, table: string): Promise<void> => {
  const { rows } = await client.query(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  )
  for (const { name } of Columns.parse(rows))
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) from ${table} having max(${name}) > 0`,
    )
}
