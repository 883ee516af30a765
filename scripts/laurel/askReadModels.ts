import { Pool } from 'pg'

/** Queries the current read models, without following the log. */
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
