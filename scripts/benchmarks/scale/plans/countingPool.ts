import { countedMax } from '@laurel/projections/engine/querying/page.ts'
import type { Pool } from 'pg'
import { z } from 'zod'

/** What statements read: buffers of 8 kB, and rows that the plan looked at. */
export type Reading = { readonly buffers: number; readonly rows: number }

export type CountingPool = {
  /** The pool, whose queries are explained before they run. */
  readonly pool: Pool
  /** What was read since the last call. */
  readonly take: () => Reading
}

/** Counts what the statements of a pool read, by the plans that PostgreSQL ran for them. */
export const countReading = (database: Pool): CountingPool => {
  let [buffers, rows] = [0, 0]
  const explain = async (text: string, values: readonly unknown[]): Promise<void> => {
    if (!isRead.test(text)) return
    const explained = await database.query(`explain (analyze, buffers, timing off, format json) ${text}`, [
      ...values,
    ])
    const [
      {
        'QUERY PLAN': [{ Plan }],
      },
    ] = Explained.parse(explained.rows)
    buffers += Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
    rows += Math.max(0, rowsOf(Plan) - (countsUpToMax(text) ? countedMax + 1 : 0))
  }
  const query = async (statement: string | { readonly text: string }, values: unknown[] = []) => {
    const text = typeof statement === 'string' ? statement : statement.text
    await explain(text, values)
    return database.query(text, values)
  }
  return {
    pool: new Proxy(database, {
      get: (target, name, receiver) => (name === 'query' ? query : Reflect.get(target, name, receiver)),
    }),
    take: () => {
      const taken = { buffers, rows }
      buffers = 0
      rows = 0
      return taken
    },
  }
}

/** Lists count this many rows at most, in companies of any size. */
const countsUpToMax = (text: string): boolean => text.includes(`limit ${countedMax + 1})`)

const isRead = /^\s*(select|with)\b/i

type Plan = {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number | undefined
  readonly 'Rows Removed by Index Recheck'?: number | undefined
  readonly 'Shared Hit Blocks': number
  readonly 'Shared Read Blocks': number
  readonly Plans?: readonly Plan[] | undefined
}

const Plan: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().optional(),
    'Rows Removed by Index Recheck': z.number().optional(),
    'Shared Hit Blocks': z.number(),
    'Shared Read Blocks': z.number(),
    Plans: z.array(Plan).optional(),
  }),
)

const Explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan })]) })])

/** The rows that scans of tables and indexes looked at; those above them are the same rows again. */
const rowsOf = (plan: Plan): number => {
  const own = plan['Node Type'].endsWith('Scan')
    ? (plan['Actual Rows'] +
        (plan['Rows Removed by Filter'] ?? 0) +
        (plan['Rows Removed by Index Recheck'] ?? 0)) *
      plan['Actual Loops']
    : 0
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0)
  // A bitmap of an index leads to the rows of the table: the same rows, seen twice.
  return plan['Node Type'] === 'Bitmap Heap Scan' ? Math.max(own, below) : own + below
}
