import { z } from 'zod'
import type { Queryable } from '../queryable.ts'
import { CursorRefused, type PageCursor } from './cursor.ts'
import { countUnlessLarge } from './largeLists.ts'
import {
  type Direction,
  keysOf,
  type ListPart,
  listOrderOf,
  orderByOf,
  partsOf,
  type SortExpression,
} from './listOrder.ts'
import { createParameters, type Parameters } from './parameters.ts'
import { readRows } from './rows.ts'

export { nullable } from './listOrder.ts'

/** Which part of a list is wanted; without a limit a page holds 100 rows. */
export type ListRequest<SortField extends string> = {
  readonly sort?: SortField | undefined
  readonly order?: Direction | undefined
  /** Costs as much as the rows that it skips. */
  readonly offset?: number | undefined
  readonly limit?: number | undefined
  /** The `next` of a page: the rows after it are answered, whatever the offset. */
  readonly cursor?: PageCursor | undefined
  /** Leaves out the total number. */
  readonly isCounted?: false | undefined
}

/** Some rows of a list. */
export type Page<Row> = {
  readonly rows: readonly Row[]
  /** The number of all rows; null where it is above `countedMax` or not counted, as after a cursor, or not known. */
  readonly total: number | null
  /** Where the next page begins; null after the last row. */
  readonly next: PageCursor | null
  /** Set where the list may leave out rows, because a search was ended. */
  readonly isCut?: true
}

export type ListQuery<Schema extends z.ZodType, SortField extends string> = {
  readonly schema: Schema
  readonly select: string
  readonly from: string
  readonly conditions: readonly string[]
  readonly parameters: Parameters
  readonly request: ListRequest<SortField>
  /** The SQL expression behind each name a list can be sorted by. */
  readonly sortFields: Readonly<Record<SortField, SortExpression>>
  readonly defaultOrder: readonly [SortExpression, Direction]
  /** Columns that make the order total, none of them nullable. They have the direction of the order. */
  readonly tieBreak: readonly string[]
  /** Another direction for the tie break. */
  readonly tieBreakOrder?: Direction
  /**
   * The columns of the key of a row. With it, a page is found by keys alone, and `select` and its joins are evaluated
   * only for the rows of the page and not for those before it. PostgreSQL leaves out joins that neither conditions nor
   * the order use. Of two columns, the first is the team, `$1`.
   */
  readonly key?: string
  /**
   * The table of the rows, if the conditions refer to no other. PostgreSQL leaves out the joins of `from` as well, but then
   * counts no rows from an index alone.
   */
  readonly counted?: string
  /** Counts the rows, if a narrower table can; null above `countedMax`. False leaves them uncounted, as in searches. */
  readonly count?: (() => Promise<number | null>) | false
  /** Whether the list may leave out rows, so that its total is unknown on every page. */
  readonly isCut?: boolean
}

export const pageSize = 100
export const pageSizeMax = 1000

/** Rows are counted up to this number. */
export const countedMax = 10_000

export const readPage = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
): Promise<Page<z.output<Schema>>> => {
  const { request } = query
  const limit = Math.min(request.limit ?? pageSize, pageSizeMax)
  const found = await rowsOf(database, query, limit + 1)
  const isLast = found.length <= limit
  const rows = found.slice(0, limit)
  const last = rows.at(-1)
  const order = listOrderOf(query)
  const next = isLast || !last ? null : { sort: order.sort, order: order.direction, after: last.key }
  const total = request.cursor || query.isCut ? null : await totalOf(database, query, rows.length, isLast)
  return { rows: rows.map(({ row }) => row), total, next, ...(query.isCut && { isCut: true }) }
}

const totalOf = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
  rows: number,
  isLast: boolean,
): Promise<number | null> => {
  const { request, count } = query
  const offset = request.offset ?? 0
  if (isLast && (rows > 0 || offset === 0)) return offset + rows
  if (count === false || request.isCounted === false) return null
  const from = query.counted ?? query.from
  return countUnlessLarge(
    database,
    { text: [from, ...query.conditions].join(' '), values: query.parameters.values },
    count ?? (() => countUpToMax(database, { ...query, from })),
  )
}

/** The rows of a page alone, without the total number. */
export const readPart = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
): Promise<z.output<Schema>[]> => {
  const limit = Math.min(query.request.limit ?? pageSize, pageSizeMax)
  return (await rowsOf(database, query, limit)).map(({ row }) => row)
}

const Counted = z.object({ total: z.coerce.number() })

type Source = {
  readonly from: string
  readonly conditions: readonly string[]
  readonly parameters: Parameters
}

/** Counts rows after some up to `max`, and answers null for more. It costs no more than reading so many rows. */
export const countUpToMax = async (
  database: Queryable,
  { from, conditions, parameters }: Source,
  max: number = countedMax,
  skipped = 0,
): Promise<number | null> => {
  const rows = `from ${from} where ${conditions.join(' and ')} offset ${skipped}`
  const [counted] = await readRows(
    database,
    Counted,
    `select count(*) as total from (select ${rows} limit ${max + 1}) counted`,
    [...parameters.values],
  )
  const total = counted?.total ?? 0
  return total > max ? null : total
}

type FoundRow<Row> = { readonly row: Row; readonly key: readonly (string | null)[] }

const Keyed = z.object({ pageKey: z.array(z.string().nullable()) })

const rowsOf = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
  limit: number,
): Promise<FoundRow<z.output<Schema>>[]> => {
  const { request } = query
  const found: FoundRow<z.output<Schema>>[] = []
  for (const partOf of partsOf(listOrderOf(query), request.cursor, request.offset ?? 0)) {
    const parameters = createParameters(...query.parameters.values)
    const part = partOf(parameters)
    const statement = statementOf(query, part, limit - found.length, parameters)
    const rows = await ask(database, statement, parameters.values, request.cursor)
    found.push(...rows.map(row => ({ row: query.schema.parse(row), key: Keyed.parse(row).pageKey })))
    if (found.length >= limit) break
  }
  return found
}

const statementOf = <Schema extends z.ZodType, SortField extends string>(
  query: ListQuery<Schema, SortField>,
  part: ListPart,
  limit: number,
  parameters: Parameters,
): string => {
  const { select, from, key, request } = query
  const order = listOrderOf(query)
  const where = [...query.conditions, ...part.conditions].join(' and ')
  const offset = request.cursor ? 0 : (request.offset ?? 0)
  const rows = `${from} where ${where} order by ${part.orderBy}
    limit ${parameters.bind(limit)} offset ${parameters.bind(offset)}`
  const keys = keysOf(order).map(sql => `(${sql})::text`)
  const selected = `select ${select}, json_build_array(${keys.join(', ')}) as "pageKey" from`
  return key === undefined
    ? `${selected} ${rows}`
    : `${selected} ${from} where ${isInPage(key, rows)} order by ${orderByOf(order)}`
}

/**
 * SQL: whether the key of a row is one of those that `rows` finds. An array is looked up by index, while PostgreSQL may
 * read a whole table to join a subquery.
 */
const isInPage = (key: string, rows: string): string => {
  const [team = key, id = key, ...others] = key.split(', ')
  if (others.length > 0) return `(${key}) in (select ${key} from ${rows})`
  return `${id === team ? '' : `${team} = $1 and `}${id} = any(array(select ${id} from ${rows}))`
}

/** The values of a cursor come from the caller; those that PostgreSQL can't read refuse the cursor. */
const ask = async (
  database: Queryable,
  statement: string,
  values: unknown[],
  cursor: PageCursor | undefined,
): Promise<readonly unknown[]> => {
  try {
    return (await database.query(statement, values)).rows
  } catch (error) {
    if (cursor && isDataException(error))
      throw new CursorRefused('The cursor has values that the list can’t have.', { cause: error })
    throw error
  }
}

const isDataException = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('22')
