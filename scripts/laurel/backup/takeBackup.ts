import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import { copyToFile } from './copyTable.ts'
import { keepFiles } from './keptFiles.ts'
import { type Manifest, writeManifest } from './manifest.ts'

/** All that can't be made again from the log. Read models are left out: a restore folds them anew. */
const schemas = ['log', 'vault', 'access', 'slack', 'delivery', 'worker', 'demo'] as const

export type BackupSource = { readonly home: string; readonly databaseUrl: string }

/**
 * Writes one consistent state of everything into an empty folder, beside a server that goes on: one transaction sees
 * the log, the keys and all else as of one moment.
 */
export const takeBackup = async ({ home, databaseUrl }: BackupSource, folder: string): Promise<Manifest> => {
  await prepareFolder(folder)
  // Before the snapshot, so that no checkpoint is newer than the log beside it.
  const kept = await keepFiles(home, folder)
  const client = new Client({ connectionString: databaseUrl, application_name: 'laurel backup' })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const tables: Manifest['tables'] = []
    const newest = await newestEvent(client)
    for (const { schema, name, columns } of await tablesOf(client)) {
      const file = `${schema}.${name}.copy`
      const statement = `copy ${schema}.${name} (${columns.join(', ')}) to stdout`
      tables.push({
        schema,
        name,
        columns,
        file,
        ...(await copyToFile(client, statement, join(folder, file))),
      })
    }
    await client.query('commit')
    const manifest: Manifest = { format: 1, takenAt: new Date().toISOString(), newest, tables, kept }
    await writeManifest(folder, manifest)
    return manifest
  } finally {
    await client.end()
  }
}

const prepareFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new CommandFailed(`${folder} is not empty. Name a new folder for each backup.`)
}

const Newest = z.object({ position: z.coerce.number(), hash: z.string() })

const newestEvent = async (client: Client): Promise<Manifest['newest']> => {
  const { rows } = await client.query('select position, hash from log.events order by position desc limit 1')
  return rows.length === 0 ? null : Newest.parse(rows[0])
}

const Tables = z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }))

/** The writer's fence is left out: every database has its own. */
const tablesOf = async (client: Client) => {
  const { rows } = await client.query(
    `select t.table_schema as schema, t.table_name as name,
       array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and t.table_schema = any($1)
       and (t.table_schema, t.table_name) <> ('log', 'writer')
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return Tables.parse(rows)
}
