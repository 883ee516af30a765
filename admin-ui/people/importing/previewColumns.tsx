import type { ImportChange, ImportError, ImportedField } from '@laurel/contract/people/userFieldImports.ts'
import type { Column } from '../../elements/list/column.ts'
import { type TextKey, useText } from '../../messages/useText.ts'

export type ChangeRow = ImportChange & { readonly id: string }
export type ErrorRow = ImportError & { readonly id: string }

export const changeColumns: readonly Column<ChangeRow>[] = [
  { name: 'line', label: 'people.importing.line', cell: ({ line }) => line },
  { name: 'person', label: 'people.importing.person', isCardTitle: true, cell: ({ name }) => name },
  { name: 'field', label: 'people.importing.field', cell: ({ field }) => <FieldName field={field} /> },
  { name: 'from', label: 'people.importing.from', cell: ({ from }) => from },
  { name: 'to', label: 'people.importing.to', cell: ({ to }) => to },
]

/** A column has its name in the file, where the error is corrected. */
export const errorColumns: readonly Column<ErrorRow>[] = [
  { name: 'line', label: 'people.importing.line', cell: ({ line }) => line },
  { name: 'column', label: 'people.importing.column', cell: ({ column }) => column },
  { name: 'reason', label: 'people.importing.reason', isCardTitle: true, cell: ({ reason }) => reason },
]

const FieldName = ({ field }: { readonly field: ImportedField }) => useText()(fieldNames[field])

/** The words of the other screens for the columns of a file. */
const fieldNames: Readonly<Record<ImportedField, TextKey>> = {
  birthday: 'people.profile.birthday',
  start_date: 'people.profileFields.start_date.label',
  point_eligibility: 'people.profile.eligibility',
  shoutout_allowance_override: 'people.profile.shoutoutOverride',
  award_allowance_override: 'people.profile.awardOverride',
  newhire_message: 'people.profile.newHireMessage',
}
