import { CommandFailed } from '../reportFailure.ts'
import {
  type HistoryColumn,
  HistoryRow,
  historyColumns,
  Occurrence,
  type ReadRow,
  type RowRefusal,
  refusalColumns,
  type SourceCells,
} from './historyRow.ts'
import { type Encoding, readLines } from './readLines.ts'
import { cellsOf, readRecords, type SourceRecord } from './readRecords.ts'
import { fromSpreadsheetText } from './spreadsheetText.ts'

/**
 * Reads a history, or the file of refusals of an earlier import. Every record comes back as a row or as a refusal with
 * its text.
 */
export async function* readHistory(file: string, encoding: Encoding = 'utf-8'): AsyncGenerator<ReadRow> {
  let header: Header | undefined
  const isRecord = (cells: readonly string[]) => !header || hasItsColumns(cells, header)
  for await (const record of readRecords(readLines(file, encoding), isRecord)) {
    if (header) yield readRecord(record, header)
    else header = readHeader(record.text, file)
  }
  if (!header)
    throw new CommandFailed(`${file} is empty. Its first line must be ${historyColumns.join(',')}.`)
}

type Column = HistoryColumn | (typeof refusalColumns)[number]

type Header = {
  readonly places: ReadonlyMap<Column, number>
  /** How many columns a line has at least, and at most. */
  readonly needed: number
  readonly named: number
  readonly isOfRefusals: boolean
}

const readHeader = (text: string, file: string): Header => {
  const names = (cellsOf(text) ?? []).map(name => name.trim().toLowerCase())
  const missing = historyColumns.filter(column => !names.includes(column))
  if (missing.length > 0)
    throw new CommandFailed(
      `${file} has no column ${missing.join(', ')}. Its first line must name ${historyColumns.join(', ')}.`,
    )
  const isOfRefusals = refusalColumns.every(column => names.includes(column))
  const columns = isOfRefusals ? [...historyColumns, ...refusalColumns] : historyColumns
  const repeated = columns.filter(column => names.indexOf(column) !== names.lastIndexOf(column))
  if (repeated.length > 0)
    throw new CommandFailed(
      `${file} has the column ${repeated.join(', ')} more than once. Remove or rename the one that does not count.`,
    )
  const places = new Map(columns.map(column => [column, names.indexOf(column)]))
  return { places, needed: Math.max(...places.values()) + 1, named: names.length, isOfRefusals }
}

/** An unquoted comma adds a column; the text after it must not be dropped. */
const hasItsColumns = (cells: readonly string[], { needed, named }: Header): boolean =>
  cells.length >= needed && cells.slice(named).every(extra => extra.trim() === '')

const readRecord = ({ text, line, cells }: SourceRecord, header: Header): ReadRow => {
  const { places, named, isOfRefusals } = header
  const isWhole = cells !== undefined && hasItsColumns(cells, header)
  const cell = (column: Column): string => {
    const found = (cells?.[places.get(column) ?? -1] ?? '').trim()
    return isOfRefusals ? fromSpreadsheetText(found) : found
  }
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
  if (!cells) return refused('BROKEN_LINE', 'The quotes of this line do not match.')
  if (!isWhole)
    return refused(
      'WRONG_COLUMN_COUNT',
      `The line has ${cells.length} columns, the first line of the file ${named}. Put quotes around text with commas.`,
    )
  const [at, from, to, kind] = source
  const parsed = HistoryRow.safeParse({ at, from, to, kind })
  if (!parsed.success) return refused(...refusalOf(parsed.error))
  const counted = cell('occurrence')
  if (!isOfRefusals || counted === '') return { kind: 'row', line, source, row: parsed.data }
  const occurrence = Occurrence.safeParse(counted)
  return occurrence.success
    ? { kind: 'row', line, source, row: parsed.data, occurrence: occurrence.data }
    : refused('INVALID_FIELD', 'The column occurrence must be a whole number from 1, or empty.')
}

const refusalOf = ({ issues }: { issues: readonly HistoryIssue[] }): [RowRefusal, string] => {
  const [issue] = issues
  const column = String(issue?.path[0] ?? '')
  if (column === 'at')
    return ['INVALID_TIME', 'The time must be like 2026-03-10T12:00:00Z, between 1970 and 2100.']
  const detail = issue?.code === 'custom' ? issue.message : 'is missing or too long.'
  return ['INVALID_FIELD', `The column ${column} ${detail}`]
}

type HistoryIssue = { readonly path: readonly PropertyKey[]; readonly code: string; readonly message: string }
