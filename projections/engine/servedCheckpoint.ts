import { z } from 'zod'
import { type Checkpoint, readCheckpoints } from './checkpoints.ts'
import type { Queryable } from './queryable.ts'
import { readRows } from './querying/rows.ts'
import type { ReadModel } from './tables/readModel.ts'

const Existing = z.object({ exists: z.boolean() })

/**
 * The position of a read model, for programs that do not follow the log. Undefined if its tables are missing or belong
 * to another version of the program.
 */
export const servedCheckpoint = async (
  database: Queryable,
  { name, version }: ReadModel,
): Promise<Checkpoint | undefined> => {
  const [found] = await readRows(
    database,
    Existing,
    `select to_regclass('projections.checkpoints') is not null as exists`,
    [],
  )
  if (!found?.exists) return undefined
  return (await readCheckpoints(database)).find(
    checkpoint => checkpoint.name === name && checkpoint.version === version,
  )
}
