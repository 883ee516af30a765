import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { PersonSourceClient, SourcePage } from '../port.ts'
import { takeHints } from '../webhooks/hints.ts'
import type { SourceRun } from './runRows.ts'
import { forgetStaged, stage } from './staging.ts'

export type ReadSource = {
  readonly cursor: string | null
  /** Whether the source told of everyone, which it may do although it was asked for changes. */
  readonly isFull: boolean
}

/** Reads the people of a source page by page. An interrupted run begins again. */
export const readSource = async (
  database: Queryable,
  run: SourceRun,
  client: PersonSourceClient,
  signal: AbortSignal,
): Promise<ReadSource> => {
  await forgetStaged(database, run.runId)
  let cursor: string | null = null
  let isFull: boolean | undefined
  for await (const page of await pagesOf(database, run, client, signal)) {
    signal.throwIfAborted()
    await stage(database, run, page)
    cursor = page.cursor ?? cursor
    isFull = (isFull ?? true) && page.isFull
  }
  // Without a page, no one is missing.
  return { cursor, isFull: isFull ?? false }
}

const pagesOf = async (
  database: Queryable,
  run: SourceRun,
  client: PersonSourceClient,
  signal: AbortSignal,
): Promise<AsyncIterable<SourcePage> | readonly SourcePage[]> => {
  if (!run.isHinted) return client.people({ since: run.since }, signal)
  const named = await takeHints(database, run)
  return client.named && named.length > 0 ? client.named(named, signal) : []
}
