import { Pool } from 'pg'

/** Asks the read models as they stand, on a connection of its own; nothing follows the log meanwhile. */
export const askReadModels = async <Answer>(
  databaseUrl: string,
  question: (database: Pool) => Promise<Answer>,
): Promise<Answer> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 })
  try {
    return await question(pool)
  } finally {
    await pool.end()
  }
}
