import type { IntegrationFileField } from '@laurel/contract/team/integrations.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { decodeText } from '../../importing/decodeText.ts'
import { type FileRow as CsvRow, FileUnreadable, readRows } from '../../importing/readRows.ts'
import { hasLeft } from '../hasLeft.ts'
import { dayOf, type ReadPerson, readPerson } from '../readPerson.ts'
import { type FileColumns, type FileHeader, readFileHeader } from './columns.ts'

/** More rows than any company of Laurel has people. */
const rowsMax = 500_000

export type FileReading = {
  readonly mapping: FileColumns
  readonly now: Instant
}

/** A row of a file. `id` is null where the row does not say whom it is about, or says it a second time. */
export type PersonRow = { readonly id: string | null; readonly read: ReadPerson }

/** The people of a file, row by row. Throws `FileUnreadable` for a file that is no list of people. */
export async function* readFile(bytes: Buffer, reading: FileReading): AsyncGenerator<PersonRow> {
  for await (const { row, header, identity } of identifiedRows(bytes, reading.mapping))
    yield personIn(row, header, identity, reading.now)
}

/** Whether each row says whom it is about. Otherwise someone who is missing may be in one of the others. */
export const saysWhom = async (bytes: Buffer, { mapping }: FileReading): Promise<boolean> => {
  for await (const { identity } of identifiedRows(bytes, mapping)) if (identity.id === null) return false
  return true
}

type Identity = { readonly id: string } | { readonly id: null; readonly problem: string }
type IdentifiedRow = { readonly row: CsvRow; readonly header: FileHeader; readonly identity: Identity }

async function* identifiedRows(bytes: Buffer, mapping: FileColumns): AsyncGenerator<IdentifiedRow> {
  const decoded = decodeText(bytes)
  if (decoded.kind === 'unreadable') throw new FileUnreadable(decoded.problem)
  const lines = new Map<string, number>()
  let header: FileHeader | undefined
  let count = 0
  for await (const row of readRows(decoded.text)) {
    if (!header) {
      header = readFileHeader(row.cells, mapping)
      continue
    }
    count += 1
    if (count > rowsMax) throw new FileUnreadable(`The file has more than ${rowsMax} rows.`)
    yield { row, header, identity: identityOf(row, header, lines) }
  }
  if (count === 0) throw new FileUnreadable('The file has no people below its line of names.')
}

const cellOf = ({ cells }: CsvRow, { places }: FileHeader, field: IntegrationFileField): string | null => {
  const place = places.get(field)
  return (place === undefined ? undefined : cells[place]) || null
}

const identityOf = (row: CsvRow, header: FileHeader, lines: Map<string, number>): Identity => {
  const { line, cells } = row
  if (cells.slice(header.width).some(cell => cell !== '') || cells.length < header.width)
    return { id: null, problem: `it has ${cells.length} cells, and the first line ${header.width}.` }
  const id = cellOf(row, header, 'external_id') ?? cellOf(row, header, 'email')?.toLowerCase() ?? null
  if (id === null) return { id, problem: 'it has neither an id nor an e-mail.' }
  const before = lines.get(id)
  if (before !== undefined) return { id: null, problem: `the person is in line ${before} already.` }
  lines.set(id, line)
  return { id }
}

const personIn = (row: CsvRow, header: FileHeader, identity: Identity, now: Instant): PersonRow => {
  const unreadable = (problem: string): PersonRow => ({
    id: identity.id,
    read: {
      kind: 'unreadable',
      externalId: identity.id ?? `line ${row.line}`,
      problem: `Line ${row.line}: ${problem}`,
    },
  })
  if (identity.id === null) return unreadable(identity.problem)
  const cell = (field: IntegrationFileField) => cellOf(row, header, field)
  const leftOn = cell('end_date')
  const read = readPerson(
    {
      externalId: identity.id,
      email: cell('email'),
      firstName: cell('first_name'),
      lastName: cell('last_name'),
      birthDate: cell('birthday'),
      hiredOn: cell('start_date'),
      leftOn,
      isActive: !isInactive(cell('status')) && !hasLeft(dayOf(leftOn, header.dateForm), now),
      title: cell('title'),
      department: cell('department'),
      location: cell('location'),
      managerExternalId: cell('manager_id'),
      managerEmail: cell('manager_email'),
      custom: Object.fromEntries(header.custom.map(({ name, place }) => [name, row.cells[place] ?? null])),
    },
    header.dateForm,
  )
  return read.kind === 'person' ? { id: identity.id, read } : unreadable(read.problem)
}

/** Words of files for people who left. Any other word, such as one for a leave of absence, is that of an employee. */
const isInactive = (status: string | null): boolean =>
  /^(?:no|n|false|f|0|inactive|terminated|term|left|leaver|former|deactivated|resigned|retired|deceased)\b/i.test(
    status ?? '',
  )
