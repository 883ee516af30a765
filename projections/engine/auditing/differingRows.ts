import { z } from 'zod'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { sqlTypeOf } from '../tables/columns.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { foldedName, partOf } from './partDigests.ts'

/** Enough parts to name rows of; reading all of a large table would take long. */
const partsNamedMax = 4
const rowsNamedMax = 5

const Row = z.record(z.string(), z.unknown())
const Pair = z.object({ shown: Row.nullable(), folded: Row.nullable() })

/** Names the first rows that differ in some parts of a table. */
export const nameDifferingRows = async (
  database: Queryable,
  table: AnyTable,
  parts: readonly number[],
): Promise<readonly string[]> => {
  const rowsOf = (from: string): string =>
    `(select t.* from ${from} t where ${partOf(table, 't')} = any($1::int[]))`
  const sameKey = table.key.map(name => `s.${snakeCase(name)} = f.${snakeCase(name)}`).join(' and ')
  const pairs = await readRows(
    database,
    Pair,
    `select to_jsonb(s) as shown, to_jsonb(f) as folded
     from ${rowsOf(table.live)} s full join ${rowsOf(foldedName(table))} f on ${sameKey}
     where s::text is distinct from f::text limit ${rowsNamedMax}`,
    [parts.slice(0, partsNamedMax)],
  )
  return pairs.map(({ shown, folded }) => describe(table, shown, folded))
}

const describe = (
  table: AnyTable,
  shown: z.infer<typeof Row> | null,
  folded: z.infer<typeof Row> | null,
): string => {
  const row = shown ?? folded ?? {}
  const key = table.key.map(name => `${name} ${String(row[snakeCase(name)])}`).join(', ')
  const name = `${table.live} has a row of ${key}`
  if (!folded) return `${name}, which does not follow from the log.`
  if (!shown) return `${table.live} lacks the row of ${key}, which follows from the log.`
  const columns = Object.entries(table.columns).filter(([column]) => {
    const cell = snakeCase(column)
    return JSON.stringify(shown[cell]) !== JSON.stringify(folded[cell])
  })
  const differences = columns.map(([column, schema]) => {
    const cell = snakeCase(column)
    // Texts may be personal, and an audit is printed.
    return sqlTypeOf(schema) === 'bigint'
      ? `${column} ${String(shown[cell])} instead of ${String(folded[cell])}`
      : `another ${column}`
  })
  return `${name} with ${differences.join(', ')}.`
}
