import { inTransaction } from '@laurel/ledger/database/transaction.ts'
import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { readPersonalEvents } from '@laurel/ledger/vault/personalEvents.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import type { Pool, PoolClient } from 'pg'
import { type Checkpoint, invalidateCachedRows, lockCheckpoints } from '../checkpoints.ts'
import { arrays, columnArrays } from '../postgres/tableStatements.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { type PersonalValues, personalColumnsOf, personalValuesOf } from './personalValues.ts'

/**
 * Gives the personal columns of a person's rows the values that the log has for them now, which are placeholders once the
 * key is destroyed. Reads the streams of the person only, a batch at a time, each in a transaction of its own; a repeat
 * changes nothing. The read models must show the erasure already: what is projected later was read without the key.
 */
export const eraseRows = async (
  pool: Pool,
  log: Pick<EventLog, 'readStream' | 'readAll'>,
  readModels: readonly ReadModel[],
  person: Person,
): Promise<void> => {
  const personal = readModels.filter(({ tables }) =>
    tables.some(table => personalColumnsOf(table).length > 0),
  )
  for await (const events of readPersonalEvents(log, person))
    await inTransaction(pool, client => eraseBatch(client, personal, events))
}

/** Writes the personal columns that these events determine, as far as the read models show them. */
export const eraseBatch = async (
  client: PoolClient,
  readModels: readonly ReadModel[],
  events: readonly RecordedLedgerEvent[],
): Promise<void> => {
  const held = await lockCheckpoints(
    client,
    readModels.map(({ name }) => name),
  )
  const changed: string[] = []
  for (const readModel of readModels) {
    const { position } = servedBy(readModel, held)
    const shown = events.filter(event => event.position <= position)
    for (const values of personalValuesOf(readModel, shown))
      if (await write(client, values)) changed.push(readModel.name)
  }
  if (changed.length > 0) await invalidateCachedRows(client, changed)
}

const servedBy = ({ name, version }: ReadModel, held: readonly Checkpoint[]): Checkpoint => {
  const checkpoint = held.find(candidate => candidate.name === name)
  if (checkpoint?.version === version) return checkpoint
  throw new Error(
    `The read model ${name} is not of version ${version}. Erase the person with the version of Laurel that serves.`,
  )
}

/** Answers whether a row changed. */
const write = async (client: PoolClient, { table, columns, rows }: PersonalValues): Promise<boolean> => {
  const names = [...table.key, ...columns]
  const listOf = (alias: string, some: readonly string[]): string =>
    some.map(name => `${alias}.${snakeCase(name)}`).join(', ')
  const { rowCount } = await client.query(
    `update ${table.live} t set ${columns.map(name => `${snakeCase(name)} = k.${snakeCase(name)}`).join(', ')}
     from unnest(${arrays(table, names)}) as k (${names.map(snakeCase).join(', ')})
     where (${listOf('t', table.key)}) = (${listOf('k', table.key)})
       and (${listOf('t', columns)}) is distinct from (${listOf('k', columns)})`,
    columnArrays(table, names, rows),
  )
  return (rowCount ?? 0) > 0
}
