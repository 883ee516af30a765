import { CursorRefused, type PageCursor } from './cursor.ts'
import type { Parameters } from './parameters.ts'

export type Direction = 'ASC' | 'DESC'

/** What a list is sorted by. Nulls come last in both directions. */
export type SortExpression =
  | string
  | {
      readonly sql: string
      readonly isNullable?: true
      /** Replaces the tie break of the list, for example with the further columns of an index. */
      readonly tieBreak?: readonly string[]
    }

/** A sort expression that can be null. */
export const nullable = (sql: string, tieBreak?: readonly string[]): SortExpression => ({
  sql,
  isNullable: true,
  ...(tieBreak && { tieBreak }),
})

type OrderParts = {
  readonly request: {
    readonly sort?: string | undefined
    readonly order?: Direction | undefined
    readonly offset?: number | undefined
    readonly cursor?: PageCursor | undefined
  }
  readonly sortFields: Readonly<Record<string, SortExpression>>
  readonly defaultOrder: readonly [SortExpression, Direction]
  readonly tieBreak: readonly string[]
  readonly tieBreakOrder?: Direction
}

/** A total order: the sort expression, and the columns that decide between rows equal in it. */
export type ListOrder = {
  readonly sort: string | null
  readonly direction: Direction
  readonly sql: string
  readonly isNullable: boolean
  readonly ties: readonly string[]
  readonly tieDirection: Direction
}

export const listOrderOf = (parts: OrderParts): ListOrder => {
  const { request, sortFields, defaultOrder, tieBreak, tieBreakOrder } = parts
  const named = request.sort === undefined ? undefined : sortFields[request.sort]
  const expression = named ?? defaultOrder[0]
  const direction = named === undefined ? defaultOrder[1] : (request.order ?? 'ASC')
  const {
    sql,
    isNullable,
    tieBreak: ownTieBreak,
  } = typeof expression === 'string' ? { sql: expression } : expression
  const order: ListOrder = {
    sort: named === undefined ? null : (request.sort ?? null),
    direction,
    sql,
    isNullable: isNullable ?? false,
    ties: ownTieBreak ?? tieBreak,
    // One direction for all columns lets an index serve the order, and a comparison of rows continue it.
    tieDirection: tieBreakOrder ?? direction,
  }
  return order
}

/** The SQL of the columns of an order; the values of a cursor have the same order. */
export const keysOf = ({ sql, ties }: ListOrder): readonly string[] => [sql, ...ties]

/** A part of a list in its order. The parts follow each other. */
export type ListPart = { readonly conditions: readonly string[]; readonly orderBy: string }

type PartOf = (parameters: Parameters) => ListPart

/**
 * The parts of a list, from its beginning or after a cursor. Rows whose sort expression is null are a part of their
 * own, so that an index serves each part in both directions.
 */
export const partsOf = (
  order: ListOrder,
  cursor: PageCursor | undefined,
  offset: number,
): readonly PartOf[] => {
  if (cursor) assertFits(order, cursor)
  const { sql, isNullable } = order
  const [value, ...ties] = cursor?.after ?? []
  const after = cursor && { value: value ?? null, ties }
  const orderBy = orderByOf(order)
  if (!isNullable || (offset > 0 && !after))
    return [parameters => ({ conditions: after ? [afterRow(order, after, parameters)] : [], orderBy })]
  const filled: PartOf = parameters => ({
    conditions: [`${sql} is not null`, ...(after ? [afterRow(order, after, parameters)] : [])],
    orderBy: orderByOf({ ...order, isNullable: false }),
  })
  const empty: PartOf = parameters => ({
    conditions: [`${sql} is null`, ...(after?.value === null ? [afterTies(order, ties, parameters)] : [])],
    orderBy: tiesOrderBy(order),
  })
  return after?.value === null ? [empty] : [filled, empty]
}

const assertFits = (order: ListOrder, cursor: PageCursor): void => {
  if (cursor.sort !== order.sort || cursor.order !== order.direction)
    throw new CursorRefused('The cursor belongs to another order of the list.')
  const [value, ...ties] = cursor.after
  if (ties.length !== order.ties.length || ties.includes(null) || (value === null && !order.isNullable))
    throw new CursorRefused('The cursor has other values than the order of the list.')
}

/** The order of all rows, for the statement that joins the rows of a page. */
export const orderByOf = (order: ListOrder): string =>
  `${order.sql} ${order.direction}${order.isNullable ? ' nulls last' : ''}, ${tiesOrderBy(order)}`

const tiesOrderBy = ({ ties, tieDirection }: ListOrder): string =>
  ties.map(tie => `${tie} ${tieDirection}`).join(', ')

type Row = { readonly value: string | null; readonly ties: readonly (string | null)[] }

/** The rows after a row whose sort expression is not null. PostgreSQL infers the types of the values from the columns. */
const afterRow = (order: ListOrder, { value, ties }: Row, parameters: Parameters): string => {
  const { sql, direction, tieDirection } = order
  const bound = parameters.bind(value)
  // The first comparison limits the range of an index on the sort expression, also where the ties are of another table.
  const limited = `${sql} ${signOf(direction)}= ${bound}`
  return direction === tieDirection
    ? `${limited} and (${keysOf(order).join(', ')}) ${signOf(direction)} (${bound}, ${placeholders(ties, parameters)})`
    : `${limited} and (${sql} ${signOf(direction)} ${bound} or ${afterTies(order, ties, parameters)})`
}

const afterTies = (
  { ties: columns, tieDirection }: ListOrder,
  values: readonly (string | null)[],
  parameters: Parameters,
): string => `(${columns.join(', ')}) ${signOf(tieDirection)} (${placeholders(values, parameters)})`

const placeholders = (values: readonly (string | null)[], parameters: Parameters): string =>
  values.map(value => parameters.bind(value)).join(', ')

const signOf = (direction: Direction): '>' | '<' => (direction === 'ASC' ? '>' : '<')
