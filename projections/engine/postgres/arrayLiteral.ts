import type { SqlType } from '../tables/columns.ts'

/** The values of a column as the text of a Postgres array, `{1,2,NULL}`, ready to be unnested. */
export const arrayLiteral = (sqlType: SqlType, values: readonly unknown[]): string =>
  `{${values.map(value => element(sqlType, value)).join(',')}}`

const element = (sqlType: SqlType, value: unknown): string => {
  if (value === null) return 'NULL'
  if (value === undefined) throw new Error('A row lacks a value for one of its columns.')
  if (sqlType === 'jsonb') return quoted(JSON.stringify(value))
  if (typeof value !== 'string') return JSON.stringify(value)
  return sqlType === 'text' ? quoted(value) : value
}

const needsEscape = /["\\]/

const quoted = (text: string): string =>
  needsEscape.test(text) ? `"${text.replace(/["\\]/g, sign => `\\${sign}`)}"` : `"${text}"`
