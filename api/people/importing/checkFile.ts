import {
  type ImportChange,
  type ImportError,
  importListMax,
  importRowsMax,
} from '@laurel/contract/people/userFieldImports.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { membersByKeys } from '@laurel/projections/people/members/membersByKeys.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'
import { checkRow, type ImportRules } from './checkRow.ts'
import type { ImportedDetails } from './importedColumns.ts'
import { isIdentifier } from './isIdentifier.ts'
import { type NamedCells, readCells } from './readCells.ts'
import { type Header, type Mapping, readHeader } from './readHeader.ts'
import { FileUnreadable, readRows } from './readRows.ts'

/** What a file changes: all of it counted, the first changes and errors listed. */
export type CheckedFile = {
  rows: number
  people: number
  unchanged: number
  changeCount: number
  errorCount: number
  ignoredColumns: readonly string[]
  readonly changes: ImportChange[]
  readonly errors: ImportError[]
}

export type PersonChange = { readonly memberId: string; readonly wanted: ImportedDetails }
type Line = { readonly line: number; readonly cells: NamedCells }

const rowsPerBatch = 1_000

/**
 * Reads and checks all rows of a file, in batches, so that memory does not grow with its rows. `take` gets the changes
 * of a batch without errors.
 */
export const checkFile = async (
  database: Queryable,
  {
    teamId,
    text,
    mapping,
    rules,
  }: {
    readonly teamId: TeamId
    readonly text: string
    readonly mapping?: Mapping | undefined
    readonly rules: ImportRules
  },
  take: (changes: readonly PersonChange[]) => Promise<void>,
): Promise<CheckedFile> => {
  const checked: CheckedFile = {
    rows: 0,
    people: 0,
    unchanged: 0,
    changeCount: 0,
    errorCount: 0,
    ignoredColumns: [],
    changes: [],
    errors: [],
  }
  const lineOfPerson = new Map<string, number>()
  const refuse = (error: ImportError): void => {
    checked.errorCount += 1
    if (checked.errors.length < importListMax) checked.errors.push(error)
  }

  const check = async (lines: readonly Line[]): Promise<void> => {
    const findMember = await memberFinder(database, teamId, lines)
    const people: PersonChange[] = []
    for (const { line, cells } of lines) {
      const found = findMember(cells)
      if (typeof found === 'string') {
        refuse({ line, column: cells.has('email') ? 'email' : 'user_id', reason: found })
        continue
      }
      const before = lineOfPerson.get(found.memberId)
      if (before !== undefined) {
        refuse({ line, column: 'email', reason: `The person is in line ${before} already.` })
        continue
      }
      lineOfPerson.set(found.memberId, line)
      const { wanted, changes, errors } = checkRow(line, cells, found, rules)
      for (const error of errors) refuse(error)
      if (errors.length > 0) continue
      if (changes.length === 0) {
        checked.unchanged += 1
        continue
      }
      checked.people += 1
      checked.changeCount += changes.length
      for (const change of changes)
        if (checked.changes.length < importListMax)
          checked.changes.push({ line, user_id: found.memberId, name: found.name, ...change })
      people.push({ memberId: found.memberId, wanted })
    }
    if (checked.errorCount === 0 && people.length > 0) await take(people)
  }

  let header: Header | undefined
  let batch: Line[] = []
  for await (const row of readRows(text)) {
    if (!header) {
      header = readHeader(row.cells, mapping)
      checked.ignoredColumns = header.ignored
      continue
    }
    checked.rows += 1
    if (checked.rows > importRowsMax)
      throw new FileUnreadable(`The file has more than ${importRowsMax} rows. Import it in parts.`)
    const read = readCells(row, header)
    if (read.kind === 'error') refuse(read.error)
    else batch.push(read)
    if (batch.length < rowsPerBatch) continue
    await check(batch)
    batch = []
  }
  if (batch.length > 0) await check(batch)
  if (checked.rows === 0) throw new FileUnreadable('The file has no rows below its line of names.')
  return checked
}

/** Finds the person of a row, by e-mail or, without one, by id; answers why there is none. */
const memberFinder = async (database: Queryable, teamId: TeamId, lines: readonly Line[]) => {
  const emailOf = (cells: NamedCells) => cells.get('email')?.toLowerCase()
  const idOf = (cells: NamedCells) => cells.get('user_id')?.toLowerCase()
  const members = await membersByKeys(database, teamId, {
    emails: lines.flatMap(({ cells }) => emailOf(cells) ?? []),
    memberIds: lines.flatMap(({ cells }) => idOf(cells) ?? []).filter(isIdentifier),
  })
  const byId = new Map(members.map(member => [member.memberId, member]))
  const byEmail = Map.groupBy(members, ({ email }) => email ?? '')
  return (cells: NamedCells): MemberRow | string => {
    const email = emailOf(cells)
    const id = idOf(cells)
    if (email === undefined)
      return id === undefined
        ? 'The row has no e-mail address.'
        : (byId.get(id) ?? 'No person of the team has this id.')
    const found = byEmail.get(email) ?? []
    const [member, second] = found.length > 1 ? found.filter(({ memberId }) => memberId === id) : found
    if (member && !second) return member
    return found.length > 1
      ? 'Several people have this e-mail address. Write the id of the person, too.'
      : 'No person of the team has this e-mail address.'
  }
}
