import type { Row } from '../row.ts'

/** Rows as COPY reads them: a line per row, tabs between columns. */
export const copyText = (names: readonly string[], rows: readonly Readonly<Row>[]): string =>
  rows.map(row => `${names.map(name => cellText(row[name])).join('\t')}\n`).join('')

const cellText = (cell: unknown): string => {
  if (cell === null) return '\\N'
  if (cell === undefined) throw new Error('A row lacks a value for one of its columns.')
  return escaped(typeof cell === 'string' ? cell : JSON.stringify(cell))
}

const special = /[\\\n\r\t]/
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[\\\n\r\t]/g, sign => escapes[sign] ?? sign) : text
