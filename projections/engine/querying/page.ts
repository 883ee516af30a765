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

export type ListQuery<Schema extends z.ZodType, SortField extends string> = {
  readonly schema: Schema
  readonly select: string
  readonly from: string
  readonly conditions: readonly string[]
  readonly parameters: Parameters
  readonly request: ListRequest<SortField>
  /** The SQL expression behind each name a list can be sorted by. */
  readonly sortFields: Readonly<Record<SortField, string>>
  readonly defaultOrder: string
  /** Makes the order total, so that no row shows twice or never while someone pages. */
  readonly tieBreak: string
}

const pageSize = 100
export const pageSizeMax = 1000

const counted = z.object({ total: z.coerce.number() })

export const readPage = async <Schema extends z.ZodType, SortField extends string>(
  database: Queryable,
  query: ListQuery<Schema, SortField>,
): Promise<Page<z.output<Schema>>> => {
  const { schema, select, from, parameters, request } = query
  const where = query.conditions.join(' and ')
  const counts = await readRows(database, counted, `select count(*) as total from ${from} where ${where}`, [
    ...parameters.values,
  ])
  const limit = parameters.bind(Math.min(request.limit ?? pageSize, pageSizeMax))
  const offset = parameters.bind(request.offset ?? 0)
  const rows = await readRows(
    database,
    schema,
    `select ${select} from ${from} where ${where} order by ${orderOf(query)} limit ${limit} offset ${offset}`,
    parameters.values,
  )
  return { rows, total: counts[0]?.total ?? 0 }
}

const orderOf = <Schema extends z.ZodType, SortField extends string>({
  request,
  sortFields,
  defaultOrder,
  tieBreak,
}: ListQuery<Schema, SortField>): string => {
  if (request.sort === undefined) return `${defaultOrder}, ${tieBreak}`
  const direction = request.order === 'DESC' ? 'desc' : 'asc'
  return `${sortFields[request.sort]} ${direction} nulls last, ${tieBreak}`
}
