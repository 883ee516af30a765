import { Client } from 'pg'
import { z } from 'zod'
import { copyIn } from '../postgres/copyIn.ts'
import { createTableSql } from '../postgres/createTables.ts'
import { readRows } from '../querying/rows.ts'
import { snakeCase } from '../snakeCase.ts'
import { type AnyTable, liveSchema } from '../table.ts'

const schema = 'bench_copy'
const rowsPerRead = 50_000

export type Copied = { readonly rowCount: number; readonly seconds: number }

/** How long COPY takes for the very rows of these tables, whose text is ready, into tables without other indexes. */
export const measureCopy = async (databaseUrl: string, tables: readonly AnyTable[]): Promise<Copied> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.query(`create schema ${schema}`)
    let rowCount = 0
    let seconds = 0
    for (const table of tables) {
      await client.query(createTableSql(schema, table))
      const chunks: Buffer[] = []
      rowCount += await readText(client, table, chunks)
      const began = performance.now()
      await copyIn(client, `copy ${schema}.${snakeCase(table.name)} from stdin`, chunks)
      seconds += (performance.now() - began) / 1000
    }
    return { rowCount, seconds }
  } finally {
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.end()
  }
}

const Line = z.object({ line: z.string() })

/** The rows as COPY text. Postgres writes it, so nothing of the floor is spent on making it. */
const readText = async (client: Client, table: AnyTable, chunks: Buffer[]): Promise<number> => {
  const cells = Object.keys(table.columns).map(name => {
    const text = `${snakeCase(name)}::text`
    const escaped = `replace(replace(replace(${text}, '\\', '\\\\'), E'\\n', '\\n'), E'\\t', '\\t')`
    return `coalesce(${escaped}, '\\N')`
  })
  await client.query('begin')
  await client.query(
    `declare lines cursor for select concat_ws(E'\\t', ${cells.join(', ')}) as line
     from ${liveSchema(table.readModel)}.${snakeCase(table.name)}`,
  )
  let rowCount = 0
  for (;;) {
    const lines = await readRows(client, Line, `fetch ${rowsPerRead} from lines`, [])
    if (lines.length === 0) break
    rowCount += lines.length
    chunks.push(Buffer.from(`${lines.map(({ line }) => line).join('\n')}\n`))
  }
  await client.query('commit')
  return rowCount
}
