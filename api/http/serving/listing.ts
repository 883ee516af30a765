import { rangeStartMax, rowsMax } from '@laurel/contract/wire/listQuery.ts'
import { decodeCursor, encodeCursor, type PageCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { ListRequest } from '@laurel/projections/engine/querying/page.ts'
import type { FastifyReply } from 'fastify'
import { say } from '../../messages/sentence.ts'
import { invalidRequest, rangeTooDeep } from '../problems/generalProblems.ts'

type DialectQuery = {
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
  readonly cursor?: string | undefined
}

/**
 * The part of a list that the dialect's `sort`, `range` and `cursor` ask for. `sortFields` maps the fields of the
 * contract to those of the query; `id`, the default of react-admin, selects the list's own order.
 */
export const listRequestOf = <SortField extends string>(
  { sort, range, cursor }: DialectQuery,
  sortFields: Readonly<Record<string, SortField>>,
): ListRequest<SortField> => {
  const [first, last] = range ?? [0, rowsMax - 1]
  if (cursor === undefined && first > rangeStartMax) throw rangeTooDeep(rangeStartMax)
  const part = {
    offset: first,
    limit: Math.max(0, Math.min(last - first + 1, rowsMax)),
    ...(cursor !== undefined && { cursor: decodeCursor(cursor) }),
  }
  if (!sort || sort[0] === 'id') return part
  const field = Object.hasOwn(sortFields, sort[0]) ? sortFields[sort[0]] : undefined
  if (field === undefined) {
    const fields = Object.keys(sortFields).join(', ')
    throw invalidRequest([{ path: 'query.sort', message: say('fields.sortable', { fields }) }])
  }
  return { ...part, sort: field, order: sort[1] }
}

/** The cursor of a request, if it has one. */
export const cursorOf = ({ cursor }: Pick<DialectQuery, 'cursor'>): PageCursor | undefined =>
  cursor === undefined ? undefined : decodeCursor(cursor)

/** The cursor of an answer that has no headers of the dialect. */
export const nextOf = ({ next }: { readonly next: PageCursor | null }): string | null =>
  next && encodeCursor(next)

/** Where a page is in its list. */
export type Part = { readonly offset?: number | undefined; readonly limit?: number | undefined }

type Answered = {
  readonly rows: readonly unknown[]
  readonly total: number | null
  readonly next: PageCursor | null
  readonly isCut?: true
}

/**
 * Sets the headers of a page: the range of the rows and their total, `members 0-24/319` or `activity 0-24/*`, and the
 * address of the next page. A search that was ended before it had looked everywhere says so by `search-complete: ?0`.
 */
export const answerRange = (
  reply: FastifyReply,
  resource: string,
  { offset = 0, limit = rowsMax }: Part,
  { rows, total, next, isCut }: Answered,
): void => {
  const rowsText = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`
  reply.header('content-range', `${resource} ${rowsText}/${total ?? '*'}`)
  if (next) reply.header('link', `<${addressAfter(reply, offset + rows.length, limit, next)}>; rel="next"`)
  // A boolean of RFC 9651.
  if (isCut) reply.header('search-complete', '?0')
  reply.header('access-control-expose-headers', 'Content-Range, Link, Search-Complete')
}

const addressAfter = (reply: FastifyReply, first: number, limit: number, next: PageCursor): string => {
  const { pathname: path, searchParams: query } = new URL(reply.request.url, 'http://localhost')
  query.set('range', JSON.stringify([first, first + limit - 1]))
  query.set('cursor', encodeCursor(next))
  return `${path}?${query.toString()}`
}
