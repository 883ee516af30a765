import { z } from 'zod'
import { temporarySchema } from '../postgres/createTables.ts'
import type { Queryable } from '../queryable.ts'
import { readRows } from '../querying/rows.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { snakeCase } from '../tables/snakeCase.ts'

/** Rows are spread over so many parts of a table, by their keys. */
export const partsMax = 256

const PartDigest = z.object({ part: z.number(), rows: z.string(), high: z.string(), low: z.string() })
type PartDigest = z.infer<typeof PartDigest>

/**
 * A digest per part of a table: the sums of two hashes of its rows, whatever their order. The memory that a comparison
 * takes does not depend on the number of rows.
 */
const partDigestsOf = async (
  database: Queryable,
  table: AnyTable,
  from: string,
): Promise<ReadonlyMap<number, PartDigest>> => {
  const digests = await readRows(
    database,
    PartDigest,
    `select ${partOf(table, 't')} as part, count(*)::text as rows,
       sum(hash_record_extended(t, 1))::text as high, sum(hash_record_extended(t, 2))::text as low
     from ${from} t group by 1`,
    [],
  )
  return new Map(digests.map(digest => [digest.part, digest]))
}

/** The part of a row, as SQL. */
export const partOf = (table: AnyTable, alias: string): string => {
  const key = table.key.map(name => `${alias}.${snakeCase(name)}`).join(', ')
  return `(hash_record_extended(row(${key}), 0) & ${partsMax - 1})::int`
}

export const foldedName = (table: AnyTable): string => `${temporarySchema}.${snakeCase(table.name)}`

export type TableDifference = {
  readonly parts: readonly number[]
  readonly shownRows: number
  readonly foldedRows: number
}

/** The parts in which a table that serves differs from its folded copy; undefined if there are none. */
export const differenceIn = async (
  database: Queryable,
  table: AnyTable,
): Promise<TableDifference | undefined> => {
  const shown = await partDigestsOf(database, table, table.live)
  const folded = await partDigestsOf(database, table, foldedName(table))
  const parts = [...new Set([...shown.keys(), ...folded.keys()])].filter(
    part => !isSame(shown.get(part), folded.get(part)),
  )
  return parts.length === 0
    ? undefined
    : { parts, shownRows: rowsIn(shown, parts), foldedRows: rowsIn(folded, parts) }
}

const isSame = (one: PartDigest | undefined, other: PartDigest | undefined): boolean =>
  one?.rows === other?.rows && one?.high === other?.high && one?.low === other?.low

const rowsIn = (digests: ReadonlyMap<number, PartDigest>, parts: readonly number[]): number =>
  parts.reduce((sum, part) => sum + Number(digests.get(part)?.rows ?? 0), 0)
