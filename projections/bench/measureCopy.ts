import { inTransactionOn } from '@laurel/ledger/database/transaction.ts'
import { Client } from 'pg'
import { z } from 'zod'
import { copyIn } from '../engine/postgres/copyIn.ts'
import { createTableSql } from '../engine/postgres/createTables.ts'
import { createRowEncoder } from '../engine/postgres/rowEncoder.ts'
import { columnsOf, readRows } from '../engine/querying/rows.ts'
import type { AnyTable } from '../engine/tables/anyTable.ts'
import { snakeCase } from '../engine/tables/snakeCase.ts'
import { liveSchema } from '../engine/tables/table.ts'

const schema = 'bench_copy'
const rowsPerRead = 10_000
const initialSize = 4 * 1024 * 1024

export type Copied = { readonly rowCount: number; readonly seconds: number }

/** Measures COPY of the rows of these tables, already in binary form, into tables without an index. */
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
      rowCount += await encodeRows(client, table, chunks)
      const began = performance.now()
      for (const chunk of chunks)
        await copyIn(client, `copy ${schema}.${snakeCase(table.name)} from stdin (format binary)`, [chunk])
      seconds += (performance.now() - began) / 1000
    }
    return { rowCount, seconds }
  } finally {
    await client.query(`drop schema if exists ${schema} cascade`)
    await client.end()
  }
}

/** The floor does not include encoding. */
const encodeRows = (client: Client, table: AnyTable, chunks: Buffer[]): Promise<number> =>
  inTransactionOn(client, async () => {
    const encoder = createRowEncoder(table, initialSize)
    await client.query(
      `declare stored cursor for select ${columnsOf(table, 't')} from ${liveSchema(table.readModel)}.${snakeCase(table.name)} t`,
    )
    let rowCount = 0
    for (;;) {
      const rows = anyRows.parse(await readRows(client, table.schema, `fetch ${rowsPerRead} from stored`, []))
      if (rows.length === 0) return rowCount
      rowCount += rows.length
      for (const row of rows) encoder.add(row)
      const data = encoder.take()
      if (data) chunks.push(data)
    }
  })

const anyRows = z.array(z.record(z.string(), z.unknown()))
