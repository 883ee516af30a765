import type { GetListParams } from 'ra-core'

const cursorsMax = 500

type Cursors = {
  /** Where a page begins, if the page before it was read. */
  readonly cursorOf: (collection: string, params: GetListParams) => string | undefined
  /** Notes where the page after this one begins; undefined forgets it. */
  readonly noteNext: (collection: string, params: GetListParams, next: string | undefined) => void
  readonly forget: (collection: string, params: GetListParams) => void
}

/**
 * Remembers where the pages of lists begin. react-admin numbers pages, and the server continues them by cursors. A page
 * without a cursor is read by its range, as after a reload.
 */
export const createPageCursors = (): Cursors => {
  const cursors = new Map<string, string>()
  return {
    cursorOf: (collection, params) => cursors.get(placeOf(collection, params, 0)),
    noteNext: (collection, params, next) => {
      const place = placeOf(collection, params, 1)
      cursors.delete(place)
      if (next === undefined) return
      cursors.set(place, next)
      const [oldest] = cursors.keys()
      if (cursors.size > cursorsMax && oldest !== undefined) cursors.delete(oldest)
    },
    forget: (collection, params) => void cursors.delete(placeOf(collection, params, 0)),
  }
}

const placeOf = (collection: string, { sort, filter, pagination }: GetListParams, later: number): string =>
  JSON.stringify([collection, sort, filter, pagination?.perPage, (pagination?.page ?? 1) + later])
