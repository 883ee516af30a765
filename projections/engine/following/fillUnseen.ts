import { whileLocked } from '@laurel/ledger/database/advisoryLock.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import type { Pool } from 'pg'
import { readCheckpoints } from '../checkpoints.ts'
import { unseenEventsMin } from '../limits.ts'
import { rebuild, rebuildLock } from '../rebuilding/rebuild.ts'
import type { ReadModel } from '../tables/readModel.ts'
import { ledgerStreams } from './batches.ts'

export type FillUnseen = {
  readonly pool: Pool
  readonly log: EventLog
  readonly databaseUrl: string
  readonly readModels: readonly ReadModel[]
  readonly signal: AbortSignal
  /** Does it in another process. */
  readonly rebuildApart?: ((signal: AbortSignal) => Promise<void>) | undefined
  /** Events of a log that is long enough, if not the default. */
  readonly eventsMin?: number
}

/**
 * Fills read models that have seen nothing of a long log as a rebuild does, which takes a fraction of the time of
 * following it. Answers whether there were any. The copies that serve stay empty until it is done.
 */
export const fillUnseen = async ({
  pool,
  log,
  databaseUrl,
  readModels,
  signal,
  rebuildApart,
  eventsMin = unseenEventsMin,
}: FillUnseen): Promise<boolean> => {
  const unseen = async (): Promise<readonly ReadModel[]> => {
    const empty = (await readCheckpoints(pool)).filter(({ position }) => position === beforeFirst)
    return readModels.filter(({ name, version }) =>
      empty.some(checkpoint => checkpoint.name === name && checkpoint.version === version),
    )
  }
  if ((await unseen()).length === 0 || !(await hasEvents(log, eventsMin))) return false
  if (rebuildApart) {
    await rebuildApart(signal)
    return true
  }
  return whileLocked(databaseUrl, rebuildLock, async () => {
    // Another process may have done it while this one waited.
    const remaining = await unseen()
    if (remaining.length > 0) await rebuild(pool, untilAborted(log, signal), remaining)
    return remaining.length > 0
  })
}

const hasEvents = async (log: EventLog, eventsMin: number): Promise<boolean> => {
  let count = 0
  for await (const page of log.readAll(beforeFirst, ledgerStreams)) {
    count += page.length
    if (count >= eventsMin) return true
  }
  return false
}

/** A log whose reading fails once it is aborted, so that a server that stops does not wait for the end of a rebuild. */
const untilAborted = (log: EventLog, signal: AbortSignal): EventLog => ({
  ...log,
  readAll: async function* (...asked) {
    for await (const page of log.readAll(...asked)) {
      signal.throwIfAborted()
      yield page
    }
  },
})
