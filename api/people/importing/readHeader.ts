import { type ImportedField, importedFields } from '@laurel/contract/people/userFieldImports.ts'
import { FileUnreadable } from './readRows.ts'

export type KeyColumn = 'email' | 'user_id'
export type ColumnName = KeyColumn | ImportedField
export type Mapping = Partial<Readonly<Record<ColumnName, string | undefined>>>

/** Where the columns of a file are. */
export type Header = {
  readonly width: number
  readonly places: ReadonlyMap<ColumnName, number>
  readonly ignored: readonly string[]
}

const columnNames: readonly ColumnName[] = ['email', 'user_id', ...importedFields]
const nameLengthMax = 200

/** Reads the names of the columns. Case, spaces and hyphens do not matter; `mapping` says which column has another name. */
export const readHeader = (cells: readonly string[], mapping: Mapping = {}): Header => {
  const names = cells.map(simplified)
  const places = new Map<ColumnName, number>()
  for (const column of columnNames) {
    const given = mapping[column]
    const place = names.indexOf(simplified(given ?? column))
    if (place < 0 && given !== undefined)
      throw new FileUnreadable(`The file has no column ${given}. Choose one of its columns for ${column}.`)
    if (place < 0) continue
    if (names.lastIndexOf(simplified(given ?? column)) !== place)
      throw new FileUnreadable(`The file has the column ${cells[place]} twice. Remove one of them.`)
    places.set(column, place)
  }
  if (!places.has('email') && !places.has('user_id'))
    throw new FileUnreadable(
      'The file has no column email. Its first line has to name the columns, as the export of users does.',
    )
  if (!importedFields.some(field => places.has(field)))
    throw new FileUnreadable(
      `The file has none of the columns that can be imported: ${importedFields.join(', ')}.`,
    )
  const read = new Set(places.values())
  const ignored = cells.filter((_name, place) => !read.has(place)).map(name => name.slice(0, nameLengthMax))
  return { width: cells.length, places, ignored }
}

/** `E-mail` and `Start date` are `email` and `start_date`. */
const simplified = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')
