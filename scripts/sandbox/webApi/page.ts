import { z } from 'zod'

export const pageFields = {
  cursor: z.string().default(''),
  limit: z.coerce.number().int().min(0).max(1000).default(0),
}

const limitDefault = 100

/** A page of a list by cursor; nothing when the cursor is not one of ours. */
export const pageOf = <Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  { cursor, limit }: { cursor: string; limit: number },
): { items: Item[]; nextCursor: string } | undefined => {
  const from = cursor === '' ? 0 : items.findIndex(item => cursorOf(idOf(item)) === cursor)
  if (from === -1) return undefined
  const to = from + (limit === 0 ? limitDefault : limit)
  const next = items[to]
  return { items: items.slice(from, to), nextCursor: next === undefined ? '' : cursorOf(idOf(next)) }
}

const cursorOf = (id: string): string => Buffer.from(`next:${id}`).toString('base64')
