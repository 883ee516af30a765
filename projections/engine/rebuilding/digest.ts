import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { snakeCase } from '../tables/snakeCase.ts'

const TableDigest = z.object({ count: z.string(), high: z.string(), low: z.string() })

/**
 * A hash over all rows of a copy of a read model: equal contents have equal digests, in whatever order the rows are
 * stored. Call it within a transaction.
 */
export const digestOf = async (
  database: Queryable,
  schema: string,
  readModel: ReadModel,
): Promise<string> => {
  // Moments are written as text below, so the session must agree with itself on how.
  await database.query(`set local timezone = 'UTC'`)
  const hash = createHash('sha256')
  for (const table of readModel.tables) {
    const digests = await readRows(
      database,
      TableDigest,
      `select count(*)::text as count, coalesce(sum(${half(1)}), 0)::text as high, coalesce(sum(${half(17)}), 0)::text as low
       from (select md5(t::text) as hash from ${schema}.${snakeCase(table.name)} t) rows`,
      [],
    )
    hash.update(JSON.stringify([table.name, digests]))
  }
  return hash.digest('hex')
}

/** Sixteen digits of a row's hash as a number; sums of them do not depend on the order. */
const half = (start: number): string => `('x' || substr(hash, ${start}, 16))::bit(64)::bigint::numeric`
