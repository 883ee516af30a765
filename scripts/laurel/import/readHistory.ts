import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CommandFailed } from '../reportFailure.ts'
import {
  type HistoryColumn,
  HistoryRow,
  historyColumns,
  type ReadRow,
  type RowRefusal,
  type SourceCells,
} from './historyRow.ts'

const CellRows = z.array(z.array(z.string()))

/**
 * Reads a history line by line. Every line comes back as a row or as a refusal with its text, so that a stray quote
 * spoils its own line and not the rest of the file.
 */
export async function* readHistory(file: string): AsyncGenerator<ReadRow> {
  let header: Header | undefined
  let line = 0
  for await (const raw of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    line += 1
    const text = line === 1 ? raw.replace(/^\uFEFF/, '') : raw
    if (text.trim() === '') continue
    if (header) yield readLine(text, line, header)
    else header = readHeader(text, file)
  }
  if (!header)
    throw new CommandFailed(`${file} is empty. Its first line must be ${historyColumns.join(',')}.`)
}

type Header = {
  readonly places: ReadonlyMap<HistoryColumn, number>
  /** How many columns a line has at least, and at most. */
  readonly needed: number
  readonly named: number
}

const readHeader = (text: string, file: string): Header => {
  const names = (cells(text) ?? []).map(name => name.trim().toLowerCase())
  const missing = historyColumns.filter(column => !names.includes(column))
  if (missing.length > 0)
    throw new CommandFailed(
      `${file} has no column ${missing.join(', ')}. Its first line must name ${historyColumns.join(', ')}.`,
    )
  const places = new Map(historyColumns.map(column => [column, names.indexOf(column)]))
  return { places, needed: Math.max(...places.values()) + 1, named: names.length }
}

const cells = (text: string): string[] | undefined => {
  if (!text.includes('"')) return text.split(',')
  try {
    return CellRows.parse(parse(text, { relax_column_count: true })).at(0)
  } catch {
    // The parser's message concerns a file; the refusal below concerns this line.
    return undefined
  }
}

const readLine = (text: string, line: number, { places, needed, named }: Header): ReadRow => {
  const found = cells(text)
  const cell = (column: HistoryColumn): string => (found?.[places.get(column) ?? -1] ?? '').trim()
  // An unquoted comma adds a column; the text after it must not be dropped.
  const isWhole =
    found !== undefined && found.length >= needed && found.slice(named).every(extra => extra.trim() === '')
  const source: SourceCells = isWhole
    ? [cell('at'), cell('from'), cell('to'), cell('kind')]
    : [text, '', '', '']
  const refused = (reason: RowRefusal, detail: string): ReadRow => ({
    kind: 'refused',
    line,
    source,
    reason,
    detail,
  })
  if (!found) return refused('BROKEN_LINE', 'The quotes of this line do not match.')
  if (!isWhole)
    return refused(
      'WRONG_COLUMN_COUNT',
      `The line has ${found.length} columns, the first line of the file ${named}. Put quotes around text with commas.`,
    )
  const [at, from, to, kind] = source
  const parsed = HistoryRow.safeParse({ at, from, to, kind })
  if (parsed.success) return { kind: 'row', line, source, row: parsed.data }
  const column = String(parsed.error.issues.at(0)?.path[0] ?? '')
  return column === 'at'
    ? refused('INVALID_TIME', 'The time must be like 2026-03-10T12:00:00Z, between 1970 and 2100.')
    : refused('INVALID_FIELD', `The column ${column} is missing or can not be read.`)
}
