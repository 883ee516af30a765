import { type LogLag, lagOf } from '@laurel/ledger/log/lagOf.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import { keptStreams } from '@laurel/ledger/processes/runProcesses.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** The name under which the keeper of promises remembers where it is. */
export const promiseKeeperName = 'promises'

/** How far the keeper of promises is behind the log. */
export type PromiseLag = LogLag & {
  /** Why it stopped, if it did and has not come any further since. */
  readonly lastFailure: string | null
}

const Kept = z.object({ position: z.coerce.number(), lastFailure: z.string().nullable() })

/** Asks any process, whichever of them keeps the promises. */
export const promiseLag = async (
  database: Queryable,
  log: Pick<EventLog, 'head' | 'readAll'>,
  now = new Date(),
): Promise<PromiseLag> => {
  const { rows } = await database.query(
    'select position, last_failure as "lastFailure" from worker.checkpoint where name = $1',
    [promiseKeeperName],
  )
  const { position, lastFailure } = Kept.optional().parse(rows[0]) ?? {
    position: beforeFirst,
    lastFailure: null,
  }
  const lag = await lagOf(log, position, keptStreams, now)
  // A keeper that has kept every promise has recovered from what stopped it.
  return { ...lag, lastFailure: lag.isBehind ? lastFailure : null }
}
