import { Pool } from 'pg'

const connectionsMax = 6

/** What a crash of the database takes from read models is projected again from the log, so nobody waits for the disk. */
const asynchronousCommits = '-c synchronous_commit=off'

/** A rebuild makes several indexes at the same time; workers beside each of them only get in their way. */
const noWorkers = '-c max_parallel_maintenance_workers=0'

/** Connections for whoever keeps read models, which may break while they are idle. */
export const createReadModelPool = (databaseUrl: string, onLost: (error: Error) => void): Pool =>
  new Pool({
    connectionString: databaseUrl,
    max: connectionsMax,
    options: `${asynchronousCommits} ${noWorkers}`,
  }).on('error', onLost)
