import { Pool } from 'pg'

const connectionsMax = 6

/** What a crash of the database takes from read models is projected again from the log, so nobody waits for the disk. */
const asynchronousCommits = '-c synchronous_commit=off'

/** Connections for whoever keeps read models, which may break while they are idle. */
export const createReadModelPool = (databaseUrl: string, onLost: (error: Error) => void): Pool =>
  new Pool({ connectionString: databaseUrl, max: connectionsMax, options: asynchronousCommits }).on(
    'error',
    onLost,
  )
