import { rowsMax } from '@laurel/contract/wire/listQuery.ts'
import type { ListRequest } from '@laurel/projections/engine/querying/page.ts'
import type { FastifyReply } from 'fastify'
import { invalidRequest } from '../problems/generalProblems.ts'

type DialectQuery = {
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined
  readonly range?: readonly [number, number] | undefined
}

/**
 * The part of a list that the dialect's `sort` and `range` ask for. `sortFields` maps the fields of the contract to
 * those of the query; `id`, the default of react-admin, selects the list's own order.
 */
export const listRequestOf = <SortField extends string>(
  { sort, range }: DialectQuery,
  sortFields: Readonly<Record<string, SortField>>,
): ListRequest<SortField> => {
  const [first, last] = range ?? [0, rowsMax - 1]
  const part = { offset: first, limit: Math.max(0, Math.min(last - first + 1, rowsMax)) }
  if (!sort || sort[0] === 'id') return part
  const field = Object.hasOwn(sortFields, sort[0]) ? sortFields[sort[0]] : undefined
  if (field === undefined) {
    const known = Object.keys(sortFields).join(', ')
    throw invalidRequest([{ path: 'query.sort', message: `This list can be sorted by ${known}.` }])
  }
  return { ...part, sort: field, order: sort[1] }
}

/** Sets the header with the range of the rows and their total: `members 0-24/319`. */
export const answerRange = (
  reply: FastifyReply,
  resource: string,
  { offset = 0 }: { readonly offset?: number | undefined },
  { rows, total }: { readonly rows: readonly unknown[]; readonly total: number },
): void => {
  const rowsText = rows.length === 0 ? '*' : `${offset}-${offset + rows.length - 1}`
  reply.header('content-range', `${resource} ${rowsText}/${total}`)
  reply.header('access-control-expose-headers', 'Content-Range')
}
