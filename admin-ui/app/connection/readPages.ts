import type { GetListParams } from 'ra-core'

const rememberedMax = 500

type ReadPages = {
  /** Where a page begins, if the page before it was read. */
  readonly cursorOf: (collection: string, params: GetListParams) => string | undefined
  /** Notes where the page after this one begins; undefined forgets it. */
  readonly noteNext: (collection: string, params: GetListParams, next: string | undefined) => void
  readonly forget: (collection: string, params: GetListParams) => void
  /** The total that a page without a cursor had. */
  readonly totalOf: (collection: string, params: GetListParams) => number | undefined
  readonly noteTotal: (collection: string, params: GetListParams, total: number | undefined) => void
}

/**
 * Remembers where the pages of lists begin, and how many rows the lists have. react-admin numbers pages, and the server
 * continues them by cursors. A page without a cursor is read by its range, as after a reload.
 */
export const rememberPages = (): ReadPages => {
  const cursors = createMemory<string>()
  const totals = createMemory<number>()
  return {
    cursorOf: (collection, params) => cursors.get(placeOf(collection, params, 0)),
    noteNext: (collection, params, next) => cursors.set(placeOf(collection, params, 1), next),
    forget: (collection, params) => cursors.set(placeOf(collection, params, 0), undefined),
    totalOf: (collection, params) => totals.get(listOf(collection, params)),
    noteTotal: (collection, params, total) => totals.set(listOf(collection, params), total),
  }
}

/** Keeps the latest values. */
const createMemory = <Value>() => {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value | undefined): void => {
      values.delete(key)
      if (value === undefined) return
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > rememberedMax && oldest !== undefined) values.delete(oldest)
    },
  }
}

const listOf = (collection: string, { sort, filter, pagination }: GetListParams): string =>
  JSON.stringify([collection, sort, filter, pagination?.perPage])

const placeOf = (collection: string, params: GetListParams, later: number): string =>
  `${listOf(collection, params)} ${(params.pagination?.page ?? 1) + later}`
