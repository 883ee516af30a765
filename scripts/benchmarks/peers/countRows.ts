import type { Pool } from 'pg'
import { z } from 'zod'

const Count = z.object({ count: z.coerce.number() })

/** The result of `select count(*) …` on the tables, independent of the store that wrote them. */
export const countRows = async (pool: Pool, sql: string, stream: string): Promise<number> => {
  const { rows } = await pool.query(sql, [stream])
  return Count.parse(rows[0]).count
}
