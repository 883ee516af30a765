import { z } from 'zod'
import type { Prepared, Queryable } from '../queryable.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { snakeCase } from '../tables/snakeCase.ts'

/** Runs a query and parses every row. */
export const readRows = async <Schema extends z.ZodType>(
  database: Queryable,
  schema: Schema,
  statement: string | Prepared,
  values: unknown[],
): Promise<z.output<Schema>[]> => z.array(schema).parse((await database.query(statement, values)).rows)

/** Runs a query that answers one row or none. */
export const readRow = async <Schema extends z.ZodType>(
  database: Queryable,
  schema: Schema,
  statement: string | Prepared,
  values: unknown[],
): Promise<z.output<Schema> | null> => (await readRows(database, schema, statement, values))[0] ?? null

/** The columns of a table under the names its rows have: `m.team_id as "teamId", …`. */
export const columnsOf = ({ columns }: Pick<AnyTable, 'columns'>, alias: string): string =>
  Object.keys(columns)
    .map(name => `${alias}.${snakeCase(name)} as "${name}"`)
    .join(', ')
