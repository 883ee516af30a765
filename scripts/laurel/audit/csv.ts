import { stringify } from 'csv-stringify/sync'

type Cells = readonly (string | number)[]

/** Rows for a spreadsheet: text that looks like a formula is marked as text, and amounts keep their sign. */
export const csvOf = (rows: readonly Cells[]): string =>
  stringify([...rows], {
    escape_formulas: true,
    cast: { number: value => ({ value: String(value), escape_formulas: false }) },
  })
