import type { AnyTable } from '../table.ts'

export type Row = Record<string, unknown>

export const rowOf = (values: object): Row => ({ ...values })

/** Names a row within its table. */
export const keyText = (table: AnyTable, row: Readonly<Row>): string =>
  table.key.map(name => cellText(row[name])).join('|')

const cellText = (cell: unknown): string => (typeof cell === 'string' ? cell : JSON.stringify(cell))
