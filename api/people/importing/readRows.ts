import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'

/** A row of a file with the line in which it begins. */
export type FileRow = { readonly line: number; readonly cells: readonly string[] }

/** The file is no CSV from here on. */
export class FileUnreadable extends Error {}

const Parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.int() }) })

const separators = [',', ';', '\t'] as const
const pieceCharacters = 65_536
/** Longer rows are a quote that was never closed. */
const rowCharactersMax = 131_072

/** The rows of a CSV file, one by one. Its separator is the one that its first line has most often. */
export async function* readRows(text: string): AsyncGenerator<FileRow> {
  // The parser counts a line break of two characters within quotes twice.
  const lines = text.replace(/\r\n?/g, '\n')
  let parsedLines = 0
  const rows = Readable.from(piecesOf(lines), { objectMode: false }).pipe(
    parse({
      delimiter: separatorOf(text),
      info: true,
      on_record: (row, { lines: end }) => {
        parsedLines = end
        return row
      },
      relax_column_count: true,
      max_record_size: rowCharactersMax,
    }),
  )
  let line = 1
  try {
    for await (const row of rows) {
      const { record, info } = Parsed.parse(row)
      const cells = record.map(cell => cell.trim())
      if (cells.some(cell => cell !== '')) yield { line, cells }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileUnreadable(
      `The file is no CSV at line ${parsedLines + 1}: the quotes do not match. Correct it and import the file again.`,
      { cause: error },
    )
  }
}

function* piecesOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += pieceCharacters)
    yield text.slice(start, start + pieceCharacters)
}

const separatorOf = (text: string): string => {
  const [head = ''] = text.split(/[\r\n]/, 1)
  const unquoted = head.replace(/"[^"]*"/g, '')
  const [most] = separators
    .map(separator => ({ separator, count: unquoted.split(separator).length }))
    .toSorted((one, other) => other.count - one.count)
  return most?.separator ?? ','
}
