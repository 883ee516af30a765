import { z } from 'zod'

export const cursorLengthMax = 4_000

/** Where the next page of a list begins: its order, and the values of this order in the last row that was read. */
export const PageCursor = z.strictObject({
  /** The sort field; null for the list's own order. */
  sort: z.string().max(64).nullable(),
  order: z.enum(['ASC', 'DESC']),
  /** The values as PostgreSQL writes them, so that none loses precision. */
  after: z.array(z.string().max(cursorLengthMax).nullable()).min(1).max(8).readonly(),
})
export type PageCursor = z.output<typeof PageCursor>

/** A cursor that belongs to another order of the list, or that no list answered. */
export class CursorRefused extends Error {
  override readonly name = 'CursorRefused'
}

export const encodeCursor = (cursor: PageCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** The cursor of a text that `encodeCursor` wrote. Throws `CursorRefused` for other texts. */
export const decodeCursor = (text: string): PageCursor => {
  const cursor = PageCursor.safeParse(parsed(text))
  if (!cursor.success) throw new CursorRefused('The cursor was not made by a list.')
  return cursor.data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
