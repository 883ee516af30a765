import { type Migrations, migrate } from '@laurel/ledger/database/migrate.ts'
import { beforeFirst } from '@laurel/ledger/log/port.ts'
import type { Cursor } from '@laurel/ledger/processes/runProcesses.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'

const Row = z.object({ position: z.coerce.number() })

export const workerMigrations: Migrations = {
  part: 'worker',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateWorker = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [workerMigrations])

/** The progress of a worker, kept in PostgreSQL. A late writer never moves it back. */
export const postgresCursor = (database: Queryable, name: string): Cursor => ({
  load: async () => {
    const { rows } = await database.query('select position from worker.checkpoint where name = $1', [name])
    return rows.length === 0 ? beforeFirst : Row.parse(rows[0]).position
  },
  // Losing it costs time, so that no commit of its own waits for the disk.
  save: async position => {
    await database.query(
      `insert into worker.checkpoint as kept (name, position)
       select $1, $2::bigint from set_config('synchronous_commit', 'off', true)
       on conflict (name) do update set position = greatest(kept.position, excluded.position), last_failure = null`,
      [name, position],
    )
  },
  forget: async () => {
    await database.query('delete from worker.checkpoint where name = $1', [name])
  },
})

/** Notes why a worker stopped, for the health check. The next progress clears it. */
export const noteFailure = async (database: Queryable, name: string, error: unknown): Promise<void> => {
  await database.query(
    `insert into worker.checkpoint (name, position, last_failure) values ($1, $2, $3)
     on conflict (name) do update set last_failure = excluded.last_failure`,
    [name, beforeFirst, error instanceof Error ? error.message : String(error)],
  )
}
