import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { LogStore } from '@laurel/ledger/vault/installation.ts'
import { Client } from 'pg'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import { copyToFile } from './copyTable.ts'
import { keepFiles } from './keptFiles.ts'
import { writeLogFile } from './logFile.ts'
import { type CurrentManifest, writeManifest } from './manifest.ts'

/** Tables that follow from the log or exist beside it: positions of readers, pending work, sign-ins. */
export const followingSchemas = [
  'access',
  'billing',
  'developers',
  'rewards',
  'slack',
  'sources',
  'delivery',
  'worker',
  'demo',
] as const

/** Tables that events depend on: the keys of people, and the streams that commands claim before they are recorded. */
export const precedingSchemas = ['vault', 'ledger'] as const

export type BackupSource = {
  readonly home: string
  readonly databaseUrl: string
  readonly store: LogStore
  /** The log as it is stored, with personal data encrypted. */
  readonly encryptedLog: Pick<EventLog, 'readAll' | 'head'>
}

/**
 * Writes everything that can't be rebuilt into an empty folder, beside a running server. Read models are left out: a
 * restore builds them.
 *
 * The order matters, because the log may be in another store than the tables. Readers of the log are copied
 * first, so that none is ahead of the log. Keys are copied after the end of the log was noted, because a key is stored
 * before the first event that needs it; and a key that was destroyed until then is not in the backup.
 */
export const takeBackup = async (source: BackupSource, folder: string): Promise<CurrentManifest> => {
  await prepareFolder(folder)
  // Before everything else, so that no signed checkpoint is newer than the log.
  const kept = await keepFiles(source.home, folder)
  const following = await copySchemas(source, followingSchemas, folder)
  const head = await source.encryptedLog.head()
  const preceding = await copySchemas(source, precedingSchemas, folder)
  const file = 'log.jsonl'
  const log = await writeLogFile(source.encryptedLog, head, join(folder, file))
  const manifest: CurrentManifest = {
    format: 2,
    takenAt: new Date().toISOString(),
    log: { file, store: source.store, ...log },
    tables: [...preceding, ...following],
    kept,
  }
  await writeManifest(folder, manifest)
  return manifest
}

export const prepareFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new CommandFailed(`${folder} is not empty. Name a new folder for each backup.`)
}

/** Copies all tables of some schemas as of one moment. */
const copySchemas = async (
  { databaseUrl }: BackupSource,
  schemas: readonly string[],
  folder: string,
): Promise<CurrentManifest['tables']> => {
  const client = new Client({ connectionString: databaseUrl, application_name: 'laurel backup' })
  await client.connect()
  try {
    await client.query('begin transaction isolation level repeatable read read only')
    const tables: CurrentManifest['tables'] = []
    for (const { schema, name, columns } of await tablesOf(client, schemas)) {
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
    return tables
  } finally {
    await client.end()
  }
}

const Tables = z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) }))

const tablesOf = async (client: Client, schemas: readonly string[]) => {
  const { rows } = await client.query(
    `select t.table_schema as schema, t.table_name as name,
       array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and t.table_schema = any($1) and c.is_generated = 'NEVER'
     group by 1, 2 order by 1, 2`,
    [schemas],
  )
  return Tables.parse(rows)
}
