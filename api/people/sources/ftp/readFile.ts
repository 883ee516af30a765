import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { decodeText } from '../../importing/decodeText.ts'
import { type FileRow as CsvRow, FileUnreadable, readRows } from '../../importing/readRows.ts'
import { type DateForm, dayOf, type ReadPerson, readPerson } from '../readPerson.ts'
import { type FileColumns, type FileField, type FileHeader, readFileHeader } from './columns.ts'

/** More rows than any company of Laurel has people. */
const rowsMax = 500_000

export type FileReading = {
  readonly columns: FileColumns
  readonly dateForm: DateForm
  readonly now: Instant
}

/** A row of a file. `id` is null where the row does not say whom it is about. */
export type PersonRow = { readonly id: string | null; readonly read: ReadPerson }

/** The people of a file, row by row. Throws `FileUnreadable` for a file that is no list of people. */
export async function* readFile(bytes: Buffer, reading: FileReading): AsyncGenerator<PersonRow> {
  const decoded = decodeText(bytes)
  if (decoded.kind === 'unreadable') throw new FileUnreadable(decoded.problem)
  const lines = new Map<string, number>()
  let header: FileHeader | undefined
  let count = 0
  for await (const row of readRows(decoded.text)) {
    if (!header) {
      header = readFileHeader(row.cells, reading.columns)
      continue
    }
    count += 1
    if (count > rowsMax) throw new FileUnreadable(`The file has more than ${rowsMax} rows.`)
    yield readRow(row, header, reading, lines)
  }
  if (count === 0) throw new FileUnreadable('The file has no people below its line of names.')
}

const readRow = (
  { line, cells }: CsvRow,
  header: FileHeader,
  { dateForm, now }: FileReading,
  lines: Map<string, number>,
): PersonRow => {
  const unreadable = (id: string | null, problem: string): PersonRow => ({
    id,
    read: { kind: 'unreadable', externalId: id ?? `line ${line}`, problem: `Line ${line}: ${problem}` },
  })
  if (cells.slice(header.width).some(cell => cell !== '') || cells.length < header.width)
    return unreadable(null, `it has ${cells.length} cells, and the first line ${header.width}.`)
  const cell = (field: FileField): string | null => {
    const place = header.places.get(field)
    return (place === undefined ? undefined : cells[place]) || null
  }
  const id = cell('external_id') ?? cell('email')?.toLowerCase() ?? null
  if (id === null) return unreadable(null, 'it has neither an id nor an e-mail.')
  const before = lines.get(id)
  if (before !== undefined) return unreadable(null, `the person is in line ${before} already.`)
  lines.set(id, line)
  const read = readPerson(
    {
      externalId: id,
      email: cell('email'),
      firstName: cell('first_name'),
      lastName: cell('last_name'),
      birthDate: cell('birthday'),
      hiredOn: cell('start_date'),
      leftOn: cell('end_date'),
      isActive: !isInactive(cell('status')) && !hasLeft(dayOf(cell('end_date'), dateForm), now),
      title: cell('title'),
      department: cell('department'),
      location: cell('location'),
      managerExternalId: cell('manager_id'),
      managerEmail: cell('manager_email'),
      custom: Object.fromEntries(header.custom.map(({ name, place }) => [name, cells[place] ?? null])),
    },
    dateForm,
  )
  return read.kind === 'person' ? { id, read } : unreadable(id, read.problem)
}

/** Words of files for people who left. Any other word, such as one for a leave of absence, is that of an employee. */
const isInactive = (status: string | null): boolean =>
  /^(?:no|n|false|f|0|inactive|terminated|term|left|leaver|former|deactivated|resigned|retired|deceased)\b/i.test(
    status ?? '',
  )

const hasLeft = (leftOn: string | null | undefined, now: Instant): boolean =>
  typeof leftOn === 'string' && leftOn < now.slice(0, 10)
