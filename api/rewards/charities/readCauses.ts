import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { keepFacts } from './facts.ts'
import type { CharitySource } from './source.ts'

export type ReadingDependencies = { readonly database: Pool; readonly source: CharitySource }

/** Pages of a cause: the best known nonprofits come first. */
const pagesMax = 10
const week = 7 * 24 * 60 * 60_000

const Reads = z.array(z.object({ cause: z.string(), next_page: z.int(), read_at: z.date().nullable() }))

/** Reads the next page of the next cause. Every cause is read once a week. */
export const readNextCause = async (
  { database, source }: ReadingDependencies,
  now: Instant,
  signal: AbortSignal,
): Promise<void> => {
  const { rows } = await database.query('select cause, next_page, read_at from rewards.charity_causes')
  const reads = new Map(Reads.parse(rows).map(read => [read.cause, read]))
  const weekAgo = addMilliseconds(now, -week)
  const cause = source.causes.find(each => {
    const read = reads.get(each)
    return !read || read.next_page > 1 || (read.read_at?.toISOString() ?? '') < weekAgo
  })
  if (cause === undefined) return
  const page = reads.get(cause)?.next_page ?? 1
  const { charities, pages } = await source.browse(cause, page, signal)
  await keepFacts(database, charities, now)
  const isLast = page >= Math.min(pages, pagesMax)
  await database.query(
    `insert into rewards.charity_causes (cause, next_page, read_at) values ($1, $2, $3)
     on conflict (cause) do update set next_page = excluded.next_page,
       read_at = coalesce(excluded.read_at, charity_causes.read_at)`,
    [cause, isLast ? 1 : page + 1, isLast ? now : null],
  )
}
