import type { Row } from '../tables/row.ts'

/** The fields that are higher than those of a row, or empty there. */
export const higherFields = (row: Readonly<Row>, fields: Readonly<Row>): Row =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => isHigher(value, row[name])))

const isHigher = (value: unknown, than: unknown): boolean => {
  if (typeof value === 'string' && typeof than === 'string') return value > than
  if (typeof value === 'number' && typeof than === 'number') return value > than
  return value !== null && value !== undefined
}
