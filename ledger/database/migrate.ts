import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { inTransactionOn } from './transaction.ts'

/** The tables of one part of Laurel, as numbered SQL files: `001-log.sql`, `002-….sql`. A part has the name of its schema. */
export type Migrations = { readonly part: string; readonly folder: URL }

/** The database has tables from before migrations, which cannot be brought up to date. */
export class FormerTables extends Error {}

type Migration = { readonly part: string; readonly file: string; readonly sql: string }

const Applied = z.array(z.object({ part: z.string(), file: z.string(), hash: z.string() }))
/** The advisory lock of everything that changes tables or roles in one database. */
export const migrationLock = 7_210_485

/**
 * Runs the SQL files that have not run on this database yet, in the order of the parts and of their numbers, all in one
 * transaction. Processes that start at once wait for each other. A file that was changed after it ran is refused:
 * a change of tables is a new file. Of node-pg-migrate this would use a tenth, and bring its 36 packages.
 */
export const migrate = async (ownerUrl: string, parts: readonly Migrations[]): Promise<void> => {
  const migrations = (await Promise.all(parts.map(filesOf))).flat()
  const client = new Client({ connectionString: ownerUrl, application_name: 'laurel migrate' })
  await client.connect()
  try {
    await inTransactionOn(client, () => runMissing(client, migrations))
  } finally {
    await client.end()
  }
}

/** The SQL files that have not run on this database. Needs no more than the right to read. */
export const pendingMigrations = async (
  url: string,
  parts: readonly Migrations[],
): Promise<readonly string[]> => {
  const migrations = (await Promise.all(parts.map(filesOf))).flat()
  const client = new Client({ connectionString: url, application_name: 'laurel migrate' })
  await client.connect()
  try {
    const applied = await appliedTo(client)
    return migrations.map(({ part, file }) => `${part}/${file}`).filter(name => !applied.has(name))
  } finally {
    await client.end()
  }
}

const runMissing = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await client.query(journal)
  const applied = await appliedTo(client)
  if (applied.size === 0) await refuseFormerTables(client, migrations)
  for (const { part, file, sql } of migrations) {
    const [name, fingerprint] = [`${part}/${file}`, hash('sha256', sql)]
    const known = applied.get(name)
    if (known === fingerprint) continue
    if (known !== undefined)
      throw new Error(
        `The migration ${name} was changed after it ran on this database. Restore it, and add a new file.`,
      )
    await client.query(sql)
    await client.query('insert into migrations.applied (part, file, hash) values ($1, $2, $3)', [
      part,
      file,
      fingerprint,
    ])
  }
}

const refuseFormerTables = async (client: Client, migrations: readonly Migration[]): Promise<void> => {
  const { rows } = await client.query('select nspname as name from pg_namespace where nspname = any ($1)', [
    migrations.map(({ part }) => part),
  ])
  if (rows.length > 0)
    throw new FormerTables(
      'This database holds Laurel from a version before 0.1.0, which can no longer be read. ' +
        'Use an empty database, or an empty LAUREL_HOME for the embedded one.',
    )
}

const journal = `
  create schema if not exists migrations;
  create table if not exists migrations.applied (
    part text not null, file text not null, hash text not null, applied_at timestamptz not null default now(),
    primary key (part, file))`

const appliedTo = async (client: Client): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await client.query('select part, file, hash from migrations.applied')
  return new Map(Applied.parse(rows).map(({ part, file, hash: known }) => [`${part}/${file}`, known]))
}

const filesOf = async ({ part, folder }: Migrations): Promise<readonly Migration[]> => {
  const files = (await readdir(folder)).filter(file => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async file => ({ part, file, sql: await readFile(new URL(file, folder), 'utf8') })),
  )
}
