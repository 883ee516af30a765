import { z } from 'zod'

const TimeRow = z.object({ now: z.date() })

/** The clock of PostgreSQL. */
export const databaseTime = async (database: {
  query(text: string): Promise<{ readonly rows: readonly unknown[] }>
}): Promise<Date> => {
  const { rows } = await database.query('select clock_timestamp() as now')
  return TimeRow.parse(rows[0]).now
}
