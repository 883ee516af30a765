import { join } from 'node:path'
import type { ClientBase } from 'pg'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import { copyFromFile } from './copyTable.ts'
import type { Manifest } from './manifest.ts'

/** Refuses a database with events or keys, and locks it against new ones until the transaction ends. */
export const refuseUsedDatabase = async (client: ClientBase): Promise<void> => {
  await client.query('lock table vault.keys in exclusive mode')
  const hasLog =
    (await client.query("select from pg_class where oid = to_regclass('log.events')")).rowCount === 1
  if (hasLog) await client.query('lock table log.events in exclusive mode')
  const tables = hasLog ? ['vault.keys', 'log.events'] : ['vault.keys']
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount === 1)
      throw new CommandFailed(
        'This database belongs to an installation that holds a log already, which is never overwritten. ' +
          'Restore into an empty one.',
      )
  }
}

/** Restores the tables of a backup, within the caller's transaction. */
export const fillTables = async (client: ClientBase, folder: string, { tables }: Manifest): Promise<void> => {
  const ordered = await referencedFirst(client, tables)
  for (const table of ordered) await refuseOtherShape(client, table)
  // Rows of the migrations are replaced by those of the backup; the log has been checked to be empty.
  for (const name of ordered.map(nameOf).toReversed())
    if (name !== 'log.events') await client.query(`delete from ${name}`)
  for (const table of ordered) {
    const name = nameOf(table)
    const statement = `copy ${name} (${table.columns.join(', ')}) from stdin`
    const count = await copyFromFile(client, statement, join(folder, table.file))
    if (count !== table.rows) throw new Error(`${name} took ${count} rows of ${table.rows}.`)
    await goOnNumbering(client, name)
  }
}

type Table = Manifest['tables'][number]

const nameOf = ({ schema, name }: Table): string => `${schema}.${name}`

const References = z.array(z.object({ from: z.string(), to: z.string() }))

/** The tables in an order in which each comes after those that it refers to. */
const referencedFirst = async (client: ClientBase, tables: readonly Table[]): Promise<readonly Table[]> => {
  const { rows } = await client.query(
    `select from_space.nspname || '.' || from_table.relname as "from",
       to_space.nspname || '.' || to_table.relname as "to"
     from pg_constraint c
     join pg_class from_table on from_table.oid = c.conrelid
     join pg_namespace from_space on from_space.oid = from_table.relnamespace
     join pg_class to_table on to_table.oid = c.confrelid
     join pg_namespace to_space on to_space.oid = to_table.relnamespace
     where c.contype = 'f' and c.conrelid <> c.confrelid`,
  )
  const references = References.parse(rows)
  const ordered = new Set<Table>()
  const add = (table: Table): void => {
    for (const { from, to } of references) {
      const referenced = from === nameOf(table) && tables.find(each => nameOf(each) === to)
      if (referenced) add(referenced)
    }
    ordered.add(table)
  }
  tables.forEach(add)
  return [...ordered]
}

/** Migrations change the tables of a database; they can't be applied to a backup. */
const refuseOtherShape = async (client: ClientBase, { schema, name, columns }: Table): Promise<void> => {
  const { rows } = await client.query(
    'select column_name as name from information_schema.columns where table_schema = $1 and table_name = $2',
    [schema, name],
  )
  const known = new Set(Columns.parse(rows).map(column => column.name))
  const unknown = columns.filter(column => !known.has(column))
  if (unknown.length > 0)
    throw new CommandFailed(
      `This backup was taken by another version of Laurel, whose ${schema}.${name} has the columns ${unknown.join(', ')}. ` +
        'Restore it with that version, and update Laurel afterwards.',
    )
}

const Columns = z.array(z.object({ name: z.string() }))

/** Sequences continue after the restored values. */
const goOnNumbering = async (client: ClientBase, table: string): Promise<void> => {
  const { rows } = await client.query(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  )
  for (const { name } of Columns.parse(rows))
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), max(${name})) from ${table} having max(${name}) > 0`,
    )
}
