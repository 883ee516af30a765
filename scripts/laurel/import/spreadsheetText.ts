const startsLikeFormula = /^'*[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/u

/** Marks text that a spreadsheet would run as a formula. Marked text is marked again, so that it can be read back. */
export const asSpreadsheetText = (text: string): string => (startsLikeFormula.test(text) ? `'${text}` : text)

/** The text that `asSpreadsheetText` marked. */
export const fromSpreadsheetText = (cell: string): string =>
  cell.startsWith("'") && startsLikeFormula.test(cell) ? cell.slice(1) : cell
