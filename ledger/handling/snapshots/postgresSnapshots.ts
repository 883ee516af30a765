import type { Pool } from 'pg'
import { z } from 'zod'
import { type Migrations, migrate } from '../../database/migrate.ts'
import type { SnapshotStore } from './snapshotStore.ts'

export const snapshotMigrations: Migrations = {
  part: 'snapshots',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateSnapshots = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [snapshotMigrations])

const Row = z.object({
  stream: z.string(),
  revision: z.coerce.number(),
  hash: z.string(),
  version: z.string(),
  content: z.instanceof(Uint8Array),
})

/** Snapshots in PostgreSQL, wherever the log is. */
export const createPostgresSnapshots = (database: Pick<Pool, 'query'>): SnapshotStore => ({
  load: async (stream, version) => {
    const { rows } = await database.query({
      name: 'snapshot',
      text: `select stream, revision, hash, version, content from snapshots.streams
        where stream = $1 and version = $2`,
      values: [stream, version],
    })
    return z.array(Row).parse(rows)[0]
  },
  // Losing it costs time, so that no commit of its own waits for the disk.
  save: async ({ stream, revision, hash, version, content }) => {
    await database.query({
      name: 'save snapshot',
      text: `insert into snapshots.streams (stream, revision, hash, version, content)
        select $1, $2::bigint, $3, $4, $5::bytea from set_config('synchronous_commit', 'off', true)
        on conflict (stream) do update set revision = excluded.revision, hash = excluded.hash,
          version = excluded.version, content = excluded.content`,
      values: [stream, revision, hash, version, content],
    })
  },
  sample: async (version, limit) => {
    const { rows } = await database.query(
      'select stream from snapshots.streams where version = $1 order by random() limit $2',
      [version, limit],
    )
    return z
      .array(Row.pick({ stream: true }))
      .parse(rows)
      .map(({ stream }) => stream)
  },
})
