/** Columns of equal width for a terminal; numbers are aligned to the right. */
export const formatTable = (
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string => {
  const widths = header.map((title, column) =>
    rows.reduce((width, row) => Math.max(width, String(row[column] ?? '').length), title.length),
  )
  const line = (cells: readonly (string | number)[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return typeof cell === 'number' ? String(cell).padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return `${[header, widths.map(width => '─'.repeat(width)), ...rows].map(line).join('\n')}\n`
}
