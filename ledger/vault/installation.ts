import type { Pool } from 'pg'
import { z } from 'zod'

/** The stores that can hold the log of an installation. */
export const LogStore = z.enum(['postgres', 'eventstore'])
export type LogStore = z.infer<typeof LogStore>

export type Installation = {
  readonly id: string
  /** The store that holds the log; null until the first start. */
  readonly log: LogStore | null
}

/** Part of the vault's migration: creates the installation's id once. */
export const installationTable = `
  create table if not exists vault.installation (
    only_one boolean primary key default true check (only_one),
    id uuid not null,
    log text check (log in ('postgres', 'eventstore'))
  );
  insert into vault.installation (id) values (gen_random_uuid()) on conflict do nothing;`

const Row = z.object({ id: z.uuid(), log: LogStore.nullable() })

/**
 * Reads the installation's id and the store that holds its log. Installations that are older than this record and have
 * events in PostgreSQL keep their log there.
 */
export const readInstallation = async (database: Pick<Pool, 'query'>): Promise<Installation> => {
  const { rows } = await database.query('select id, log from vault.installation')
  const installation = Row.parse(rows[0])
  if (installation.log !== null || !(await hasEvents(database))) return installation
  return { ...installation, log: 'postgres' }
}

/** Gives an installation another id: a copy of an installation must not take the other's log for its own. */
export const renameInstallation = async (database: Pick<Pool, 'query'>, id: string): Promise<void> => {
  await database.query('update vault.installation set id = $1', [id])
}

/** Records the store that holds the log, whichever one held it before. */
export const recordLogStore = async (database: Pick<Pool, 'query'>, store: LogStore): Promise<void> => {
  await database.query('update vault.installation set log = $1', [store])
}

/** Records the store at the first start; a store that is recorded stays. */
export const recordFirstLogStore = async (database: Pick<Pool, 'query'>, store: LogStore): Promise<void> => {
  await database.query('update vault.installation set log = $1 where log is null', [store])
}

const hasEvents = async (database: Pick<Pool, 'query'>): Promise<boolean> => {
  const table = await database.query("select from pg_class where oid = to_regclass('log.events')")
  if (table.rows.length === 0) return false
  const event = await database.query('select from log.events limit 1')
  return event.rows.length > 0
}
