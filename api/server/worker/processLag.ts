import { type LogLag, lagOf } from '@laurel/ledger/log/lagOf.ts'
import { beforeFirst, type EventLog } from '@laurel/ledger/log/port.ts'
import { processedStreams } from '@laurel/ledger/processes/runProcesses.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

/** The name of the cursor of the processes. */
export const processesName = 'processes'

/** How far the processes are behind the log. */
export type ProcessLag = LogLag & {
  /** Why it stopped, if it did and has not come any further since. */
  readonly lastFailure: string | null
}

const Kept = z.object({ position: z.coerce.number(), lastFailure: z.string().nullable() })

/** Works in every server, whichever of them runs the processes. */
export const processLag = async (
  database: Queryable,
  log: Pick<EventLog, 'head' | 'readAll'>,
  now = new Date(),
): Promise<ProcessLag> => {
  const { rows } = await database.query(
    'select position, last_failure as "lastFailure" from worker.checkpoint where name = $1',
    [processesName],
  )
  const { position, lastFailure } = Kept.optional().parse(rows[0]) ?? {
    position: beforeFirst,
    lastFailure: null,
  }
  const lag = await lagOf(log, position, processedStreams, now)
  // Processes that caught up have recovered from what stopped them.
  return { ...lag, lastFailure: lag.isBehind ? lastFailure : null }
}
