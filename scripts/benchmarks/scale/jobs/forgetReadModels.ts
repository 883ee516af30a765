import { beforeFirst } from '@laurel/ledger/log/port.ts'
import { readModels } from '@laurel/projections/readModels.ts'
import type { Pool } from 'pg'

/** Sets every read model back to the beginning of the log, as after a pause in which all of it was recorded. */
export const forgetReadModels = async (database: Pool): Promise<void> => {
  const tables = readModels.flatMap(readModel => readModel.tables.map(({ live }) => live))
  await database.query(`truncate ${tables.join(', ')}`)
  await database.query('update projections.checkpoints set generation = generation + 1, position = $1', [
    beforeFirst,
  ])
}

/** Answers whether every read model shows the whole log. */
export const areCurrent = async (database: Pool): Promise<boolean> => {
  const { rows } = await database.query(
    `select from projections.checkpoints having min(position) >= (select max(position) from log.events)`,
  )
  return rows.length > 0
}
