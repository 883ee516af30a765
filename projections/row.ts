import type { AnyTable } from './table.ts'

export type Row = Record<string, unknown>

/** Names a row within its table. */
export const keyText = (key: AnyTable['key'], row: Readonly<Row>): string => {
  let text = ''
  for (const name of key) text += `${cellText(row[name])}|`
  return text
}

const cellText = (cell: unknown): string => (typeof cell === 'string' ? cell : JSON.stringify(cell))
