import { Pool } from 'pg'

const connectionsMax = 6

/** Rows that a crash of the database loses are projected again from the log, so commits do not wait for the disk. */
const asynchronousCommits = '-c synchronous_commit=off'

/** Connections for the projections. Idle ones may break. */
export const createReadModelPool = (databaseUrl: string, onLost: (error: Error) => void): Pool =>
  new Pool({ connectionString: databaseUrl, max: connectionsMax, options: asynchronousCommits }).on(
    'error',
    onLost,
  )
