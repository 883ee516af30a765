import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool } from 'pg'
import { outdatedReadModels } from '../prepare.ts'
import { rebuild, rebuildLock } from '../rebuilding/rebuild.ts'
import type { ReadModel } from '../tables/readModel.ts'

export type RebuildOutdated = {
  readonly pool: Pool
  readonly log: EventLog
  readonly databaseUrl: string
  readonly readModels: readonly ReadModel[]
  /** Does it in another process. */
  readonly rebuildApart?: ((signal: AbortSignal) => Promise<void>) | undefined
}

/** Rebuilds read models that another version of the program made, or that show events which are not in the log. */
export const rebuildOutdated = async ({
  pool,
  log,
  databaseUrl,
  readModels,
  rebuildApart,
}: RebuildOutdated): Promise<void> => {
  const outdated = () => outdatedReadModels(pool, log, readModels)
  if ((await outdated()).length === 0) return
  if (rebuildApart) return rebuildApart(new AbortController().signal)
  await whileLocked(databaseUrl, rebuildLock, async () => {
    // Another process may have done it while this one waited.
    const remaining = await outdated()
    if (remaining.length > 0) await rebuild(pool, log, remaining)
  })
}
