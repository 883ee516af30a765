import { type fetchUtils, type GetListParams, HttpError } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { rememberPages } from './readPages.ts'

export type HttpClient = typeof fetchUtils.fetchJson

/** A page of a list, as react-admin's partial pagination takes it. */
export type ListPage = {
  readonly data: unknown
  /** Unknown above the number that the server counts, and in searches. */
  readonly total?: number
  /** Set where the server ended a search before it had looked everywhere. */
  readonly meta?: { readonly isCut: true }
  readonly pageInfo: { readonly hasNextPage: boolean; readonly hasPreviousPage: boolean }
}

/** Reads pages of a collection in the simple-rest dialect, by cursors wherever the page before was read. */
export const createListReader = (path: string, http: HttpClient) => {
  const pages = rememberPages()

  const read = async (collection: string, params: GetListParams, cursor: string | undefined) => {
    let headers = new Headers()
    const rest = simpleRestProvider(path, async (address, options) => {
      const answer = await http(withCursor(address, cursor), options)
      headers = answer.headers
      return answer
    })
    const { data } = await rest.getList(collection, params)
    const isCut = headers.get('search-complete') === '?0'
    return { data, total: totalIn(headers), next: nextIn(headers), isCut }
  }

  /** Reads a page by its cursor, or by its range where the page before it was not read. */
  const readPage = async (collection: string, params: GetListParams) => {
    const cursor = pages.cursorOf(collection, params)
    if (cursor === undefined) return read(collection, params, undefined)
    try {
      const answer = await read(collection, params, cursor)
      // The server counts before the first cursor only.
      return { ...answer, total: pages.totalOf(collection, params) }
    } catch (error) {
      if (!isRefused(error, 'CURSOR_REFUSED')) throw error
      pages.forget(collection, params)
      return read(collection, params, undefined)
    }
  }

  return async (collection: string, params: GetListParams): Promise<ListPage> => {
    const { page = 1, perPage = 0 } = params.pagination ?? {}
    const { data, next, total, isCut } = await readPage(collection, params)
    const shown = (page - 1) * perPage + data.length
    const hasNextPage = next !== undefined
    const isLast = !hasNextPage && !isCut && (data.length > 0 || page === 1)
    // Rows may have come or gone since the total was counted.
    const isOutdated = total !== undefined && hasNextPage && total <= shown
    const known = isLast ? shown : isOutdated ? undefined : total
    pages.noteNext(collection, params, next)
    pages.noteTotal(collection, params, known)
    return {
      data,
      ...(known !== undefined && { total: known }),
      ...(isCut && { meta: { isCut: true } }),
      pageInfo: { hasNextPage, hasPreviousPage: page > 1 },
    }
  }
}

/** Whether the server refused a request with this code. */
export const isRefused = (error: unknown, code: string): boolean =>
  error instanceof HttpError && Object(error.body).code === code

const withCursor = (address: string, cursor: string | undefined): string =>
  cursor === undefined ? address : `${address}&cursor=${encodeURIComponent(cursor)}`

const totalIn = (headers: Headers): number | undefined => {
  const total = headers.get('content-range')?.split('/').at(-1)
  return total === undefined || total === '*' ? undefined : Number(total)
}

/** The cursor in the address of the next page. */
const nextIn = (headers: Headers): string | undefined => {
  const address = /<([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]
  const query = address?.split('?')[1]
  return new URLSearchParams(query).get('cursor') ?? undefined
}
