import { Pool } from 'pg'

/** One per caller, so that no store waits for a connection. */
const connectionsMax = 32

export const connectPool = (connectionString: string): Pool =>
  new Pool({ connectionString, max: connectionsMax }).on('error', () => {})
