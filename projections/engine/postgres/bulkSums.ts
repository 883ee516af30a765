import { applyChange } from '../folding/applyChange.ts'
import { createTableRows } from '../folding/tableRows.ts'
import { sumOf } from '../querying/sumOf.ts'
import type { AnyTable } from '../tables/anyTable.ts'
import { isNullable, sqlTypeOf } from '../tables/columns.ts'
import { snakeCase } from '../tables/snakeCase.ts'
import { type BulkLimits, type BulkTable, copiedBytesMin } from './bulkTable.ts'
import type { CopyQueue } from './copyQueue.ts'
import { createTableSql } from './createTables.ts'
import { createRowEncoder } from './rowEncoder.ts'
import { tableStatements } from './tableStatements.ts'

/**
 * A table of sums in its first fill. When it has many rows in memory, they are written as parts to a table beside it, and
 * their sums begin again from zero; in the end the database sums the parts of each row. So the memory has a limit,
 * however many rows there are, and none is ever written twice by its key.
 */
export const createBulkSums = (schema: string, table: AnyTable, { summedRowsMax }: BulkLimits): BulkTable => {
  const sums = Object.keys(table.columns).filter(name => !table.key.includes(name))
  for (const name of sums) assertSummable(table, name)
  const parts: AnyTable = { ...table, name: `${table.name}Parts`, isReplacedOften: false }
  const rows = createTableRows(table)
  const encoder = createRowEncoder(table, copiedBytesMin * 2)
  let hasParts = false

  const letGoOfAll = (): void => {
    for (const { row } of rows.slots.values()) if (row) encoder.add(row)
    rows.slots.clear()
    rows.touched.clear()
  }
  const send = async (queue: CopyQueue, target: AnyTable): Promise<void> => {
    const data = encoder.take()
    if (data) await queue.send(tableStatements(schema, target).copyFrozen, data, encoder.giveBack)
  }
  const sendParts = async (queue: CopyQueue): Promise<void> => {
    if (!hasParts) queue.run(createTableSql(schema, parts))
    hasParts = true
    await send(queue, parts)
  }

  return {
    rows,
    apply: (rowsOf, change) => {
      if (change.kind !== 'add')
        throw new Error(`${table.name} holds sums, so that nothing but additions can change it.`)
      applyChange(rowsOf, change)
    },
    letGo: () => {
      if (rows.slots.size > summedRowsMax) letGoOfAll()
    },
    write: async queue => {
      if (encoder.length > 0) await sendParts(queue)
    },
    finish: async queue => {
      letGoOfAll()
      if (!hasParts) {
        await send(queue, table)
        return []
      }
      await sendParts(queue)
      queue.run(sumPartsSql(schema, table, parts, sums))
      queue.run(`drop table ${schema}.${snakeCase(parts.name)}`)
      return []
    },
    kept: () => 0,
  }
}

const assertSummable = (table: AnyTable, name: string): void => {
  const column = table.columns[name]
  if (!column || sqlTypeOf(column) !== 'bigint' || isNullable(column))
    throw new Error(`${table.name}.${name} can not be summed, so that the table does not hold sums alone.`)
}

const sumPartsSql = (schema: string, table: AnyTable, parts: AnyTable, sums: readonly string[]): string => {
  const key = table.key.map(snakeCase).join(', ')
  const columns = sums.map(snakeCase)
  return `insert into ${schema}.${snakeCase(table.name)} (${[key, ...columns].join(', ')})
    select ${[key, ...columns.map(sumOf)].join(', ')} from ${schema}.${snakeCase(parts.name)} group by ${key}`
}
