import { parse } from 'csv-parse/sync'
import { z } from 'zod'

const CellRows = z.array(z.array(z.string()))

/** A line of the file, or several where a field in quotes continues on the next line. */
export type SourceRecord = {
  /** The first one, from 1. */
  readonly line: number
  readonly text: string
  /** Undefined where the quotes do not match. */
  readonly cells: readonly string[] | undefined
}

/** Longer fields are a quote that was forgotten. */
const linesPerRecordMax = 50

/**
 * Groups lines to records. A line whose quotes do not match continues on the next lines if these close the quotes and
 * none of them is a record by itself; otherwise a stray quote spoils its own line and not the rest of the file.
 */
export async function* readRecords(
  lines: AsyncIterable<string>,
  isRecord: (cells: readonly string[]) => boolean,
): AsyncGenerator<SourceRecord> {
  let open: { readonly line: number; readonly texts: string[] } | undefined
  let number = 0
  for await (const text of lines) {
    number += 1
    const cells = cellsOf(text)
    if (open) {
      const joined = [...open.texts, text].join('\n')
      const joinedCells = cells && isRecord(cells) ? undefined : cellsOf(joined)
      if (joinedCells && isRecord(joinedCells)) {
        yield { line: open.line, text: joined, cells: joinedCells }
        open = undefined
        continue
      }
      if (!(cells && isRecord(cells)) && open.texts.length < linesPerRecordMax) {
        open.texts.push(text)
        continue
      }
      yield* apart(open)
      open = undefined
    }
    if (cells || !mayContinue(text)) {
      if (text.trim() !== '') yield { line: number, text, cells }
    } else open = { line: number, texts: [text] }
  }
  if (open) yield* apart(open)
}

const mayContinue = (text: string): boolean => /(?:^|,)"/u.test(text)

/** The lines of a record that never ends, each for itself. */
function* apart({ line, texts }: { readonly line: number; readonly texts: readonly string[] }) {
  for (const [index, text] of texts.entries())
    if (text.trim() !== '') yield { line: line + index, text, cells: cellsOf(text) }
}

export const cellsOf = (text: string): string[] | undefined => {
  if (!text.includes('"')) return text.split(',')
  try {
    return CellRows.parse(parse(text, { relax_column_count: true })).at(0)
  } catch {
    // The parser's message concerns a file; the caller's refusal concerns this line.
    return undefined
  }
}
