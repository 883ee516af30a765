import type { Pool } from 'pg'
import { z } from 'zod'
import type { Prepared, Queryable } from '../engine/queryable.ts'

const Explained = z
  .tuple([
    z.object({
      'QUERY PLAN': z.tuple([
        z.object({ Plan: z.object({ 'Shared Hit Blocks': z.number(), 'Shared Read Blocks': z.number() }) }),
      ]),
    }),
  ])
  .transform(([row]) => row['QUERY PLAN'][0].Plan)
  .transform(plan => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])

/** The buffers of the statements of a query, in their order. A list with a total counts first. */
export const buffersOf = async (
  database: Pool,
  query: (database: Queryable) => Promise<unknown>,
): Promise<number[]> => {
  const statements: { readonly text: string; readonly values: unknown[] }[] = []
  await query({
    query: (statement: string | Prepared, values: unknown[] = []) => {
      const text = typeof statement === 'string' ? statement : statement.text
      statements.push({ text, values })
      return database.query(text, values)
    },
  })
  const buffers: number[] = []
  for (const { text, values } of statements) {
    const { rows } = await database.query(`explain (analyze, buffers, format json) ${text}`, values)
    buffers.push(Explained.parse(rows))
  }
  return buffers
}
