import type { ImportError } from '@laurel/contract/people/userFieldImports.ts'
import { type ImportedField, importedFields } from '@laurel/contract/people/userFieldImports.ts'
import { jsonEquals } from '@laurel/ledger/kernel/jsonEquals.ts'
import type { MemberRow } from '@laurel/projections/people/members/tables.ts'
import { type ImportedDetails, importedColumns } from './importedColumns.ts'
import type { NamedCells } from './readCells.ts'

export type FieldChange = { readonly field: ImportedField; readonly from: string; readonly to: string }

export type CheckedRow = {
  readonly wanted: ImportedDetails
  readonly changes: readonly FieldChange[]
  readonly errors: readonly ImportError[]
}

export type ImportRules = { readonly includesAwards: boolean; readonly today: string }

/** What a row changes of a person. A private birthday is neither shown nor compared, so that no file can find it out. */
export const checkRow = (
  line: number,
  cells: NamedCells,
  member: MemberRow,
  { includesAwards, today }: ImportRules,
): CheckedRow => {
  const changes: FieldChange[] = []
  const errors: ImportError[] = []
  const known = member.isBirthdayPrivate ? { ...member, birthday: null } : member
  let wanted: ImportedDetails = {}
  for (const field of importedFields) {
    const cell = cells.get(field)
    if (cell === undefined) continue
    const { read, shown } = importedColumns[field]
    const found = read(cell)
    const refuse = (reason: string) => errors.push({ line, column: field, reason })
    if (found.kind === 'error') {
      refuse(found.reason)
      continue
    }
    const { details } = found
    const isHidden = field === 'birthday' && member.isBirthdayPrivate
    if (!isHidden && jsonEquals({ ...pickLike(details, known) }, { ...details })) continue
    if (field === 'award_allowance_override' && !includesAwards)
      refuse('Award allowances belong to the Pro plan. Leave the cell empty.')
    else if (typeof details.joinedOn === 'string' && details.joinedOn.slice(0, 4) > today.slice(0, 4))
      refuse(`Write a start date up to the year ${today.slice(0, 4)}.`)
    else {
      wanted = { ...wanted, ...details }
      changes.push({ field, from: shown(known), to: shown(details) })
    }
  }
  return { wanted, changes, errors }
}

/** The known values of the given details. */
export const pickLike = (details: ImportedDetails, known: Required<ImportedDetails>): ImportedDetails => ({
  ...('birthday' in details && { birthday: known.birthday }),
  ...('joinedOn' in details && { joinedOn: known.joinedOn }),
  ...('pointEligibility' in details && { pointEligibility: known.pointEligibility }),
  ...('shoutoutAllowanceOverride' in details && {
    shoutoutAllowanceOverride: known.shoutoutAllowanceOverride,
  }),
  ...('awardAllowanceOverride' in details && { awardAllowanceOverride: known.awardAllowanceOverride }),
  ...('newHireMessage' in details && { newHireMessage: known.newHireMessage }),
})
