import type { Sent } from '@laurel/contract/wire/address.ts'
import { rangeStartMax } from '@laurel/contract/wire/listQuery.ts'
import { decodeCursor, encodeCursor } from '@laurel/projections/engine/querying/cursor.ts'
import type { Answer } from './readCall.ts'
import type { ReadCase } from './readCase.ts'

type Ask = (callName: string, sent: Sent) => Promise<Answer>

const rangeLines = 25
const numberedLines = 100

/**
 * The first, a middle and the last page of a list, as a reader meets them: later pages are read by the cursor of the
 * page before. The middle page of a list that is not counted is the one after the rows that ranges reach.
 */
export const deepPages = async (name: string, read: ReadCase, ask: Ask): Promise<readonly ReadCase[]> => {
  const lines = read.pages === 'page' ? numberedLines : rangeLines
  const { total = Number.POSITIVE_INFINITY } = await ask(name, pageAt(read, 0))
  const last = Math.ceil(Math.min(total, rangeStartMax + lines) / lines) - 1
  const after = async (page: number): Promise<string | undefined> =>
    page <= 0 ? undefined : (await ask(name, pageAt(read, page - 1))).next
  const cursors = {
    'first page': undefined,
    'middle page': await after(total > rangeStartMax ? last : Math.floor(last / 2)),
    'last page': total > rangeStartMax ? await fromTheEnd(read, ask) : await after(last),
  }
  return Object.entries(cursors).map(([variant, cursor]) => {
    const sent = pageAt(read, 0)
    if (cursor === undefined) return { ...read, variant, sent }
    return { ...read, variant, sent: { ...sent, query: { ...Object(sent.query), cursor } } }
  })
}

/** The cursor of the last rows: where the second page of the list in the opposite order begins, turned around. */
const fromTheEnd = async ({ reversed }: ReadCase, ask: Ask): Promise<string | undefined> => {
  if (!reversed)
    throw new Error('A list with many rows is measured from its end, too. Name its opposite order.')
  const { next } = await ask(reversed.call, {
    query: { sort: reversed.sort, range: [0, rangeLines - 1] },
  })
  if (next === undefined) return undefined
  const { after } = decodeCursor(next)
  return encodeCursor({ sort: null, order: reversed.sort[1] === 'ASC' ? 'DESC' : 'ASC', after })
}

const pageAt = ({ pages, sent }: ReadCase, page: number): Sent => ({
  ...sent,
  query: {
    ...Object(sent.query),
    ...(pages === 'page'
      ? { page: String(page + 1) }
      : { range: [page * rangeLines, (page + 1) * rangeLines - 1] }),
  },
})
