/** The figures of a widget as rows, for its table and its file. */
export type WidgetTable = {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** Spreadsheets read these as the beginning of a formula. */
const formula = /^[=+\-@\t\r]/

const cellOf = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = ({ head, rows }: WidgetTable): string =>
  [head, ...rows].map(row => `${row.map(cellOf).join(',')}\r\n`).join('')
