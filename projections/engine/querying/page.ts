import { z } from 'zod'
import type { Queryable } from '../queryable.ts'
import type { Parameters } from './parameters.ts'
import { readRows } from './rows.ts'

/** Which part of a list is wanted; without a limit a page holds 100 rows. */
export type ListRequest<SortField extends string> = {
  readonly sort?: SortField | undefined
  readonly order?: 'ASC' | 'DESC' | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

/** Some rows of a list, and the total number. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number }

/** What a list is sorted by: SQL, and whether it can be null. Nulls come last in both directions. */
export type SortExpression = string | { readonly sql: string; readonly isNullable: true }

/** A sort expression that can be null. An index serves it in one direction only. */
export const nullable = (sql: string): SortExpression => ({ sql, isNullable: true })

export type ListQuery<Schema extends z.ZodType, SortField extends string> = {
  readonly schema: Schema
  readonly select: string
  readonly from: string
  readonly conditions: readonly string[]
  readonly parameters: Parameters
  readonly request: ListRequest<SortField>
  /** The SQL expression behind each name a list can be sorted by. */
  readonly sortFields: Readonly<Record<SortField, SortExpression>>
  readonly defaultOrder: string
  /** Makes the order total, so that no row shows twice or never while someone pages. */
  readonly tieBreak: string
  /**
   * The columns of the key of a row. With it, a page is found by keys alone, and `select` and its joins are evaluated
   * only for the rows of the page and not for those before it. PostgreSQL leaves out joins that neither conditions nor
   * the order use.
   */
  readonly key?: string
  /** The statement that counts the rows, if a narrower table can: it uses only the values that are bound so far. */
  readonly count?: string
}

const pageSize = 100
export const pageSizeMax = 1000

const counted = z.object({ total: z.coerce.number() })

export const readPage = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
): Promise<Page<z.output<Schema>>> => {
  const where = query.conditions.join(' and ')
  const count = query.count ?? `select count(*) as total from ${query.from} where ${where}`
  const counts = await readRows(database, counted, count, [...query.parameters.values])
  return { rows: await readPart(database, query), total: counts[0]?.total ?? 0 }
}

/** The rows of a page without the total number, which can cost more than the rows. */
export const readPart = <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
): Promise<z.output<Schema>[]> => {
  const { schema, select, from, parameters, request, key } = query
  const where = query.conditions.join(' and ')
  const order = orderOf(query)
  const limit = parameters.bind(Math.min(request.limit ?? pageSize, pageSizeMax))
  const offset = parameters.bind(request.offset ?? 0)
  const part = `${from} where ${where} order by ${order} limit ${limit} offset ${offset}`
  const statement =
    key === undefined
      ? `select ${select} from ${part}`
      : `select ${select} from ${from} where (${key}) in (select ${key} from ${part}) order by ${order}`
  return readRows(database, schema, statement, parameters.values)
}

const orderOf = <Schema extends z.ZodType, SortField extends string>({
  request,
  sortFields,
  defaultOrder,
  tieBreak,
}: ListQuery<Schema, SortField>): string => {
  if (request.sort === undefined) return `${defaultOrder}, ${tieBreak}`
  const direction = request.order === 'DESC' ? 'desc' : 'asc'
  const expression = sortFields[request.sort]
  if (typeof expression === 'string') return `${expression} ${direction}, ${tieBreak}`
  return `${expression.sql} ${direction} nulls last, ${tieBreak}`
}
