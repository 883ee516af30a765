import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/queryable.ts'
import { z } from 'zod'

/** The name under which the keeper of promises remembers where it is. */
export const promiseKeeperName = 'promises'

/** How far the keeper of promises is behind the log, in positions. */
export type PromiseLag = {
  readonly behind: number
  /** Why it stopped, if it did and has not come any further since. */
  readonly lastFailure: string | null
}

const Kept = z.object({ position: z.coerce.number(), lastFailure: z.string().nullable() })

/** Asks any process, whichever of them keeps the promises. */
export const promiseLag = async (database: Queryable, log: Pick<EventLog, 'head'>): Promise<PromiseLag> => {
  const { rows } = await database.query(
    'select position, last_failure as "lastFailure" from worker.checkpoint where name = $1',
    [promiseKeeperName],
  )
  const { position, lastFailure } = Kept.optional().parse(rows[0]) ?? {
    position: beforeFirst,
    lastFailure: null,
  }
  const behind = Math.max(0, (await log.head()) - position)
  // Whoever has kept every promise has got over what stopped it.
  return { behind, lastFailure: behind === 0 ? null : lastFailure }
}
