import { IntegrationFileField } from '@laurel/contract/team/integrations.ts'
import { boundedText } from '@laurel/ledger/kernel/text.ts'
import { z } from 'zod'
import { FileUnreadable } from '../../importing/readRows.ts'
import type { DateForm } from '../readPerson.ts'

const names = {
  external_id: ['externalid', 'employeeid', 'employeenumber', 'personid', 'workerid', 'id'],
  email: ['workemail', 'workemailaddress', 'email', 'emailaddress'],
  first_name: ['firstname', 'givenname'],
  last_name: ['lastname', 'surname', 'familyname'],
  birthday: ['birthday', 'birthdate', 'dateofbirth', 'dob'],
  start_date: ['startdate', 'hiredate', 'dateofhire', 'originalhiredate'],
  end_date: ['enddate', 'terminationdate', 'dateoftermination', 'lastday', 'leavingdate'],
  status: ['status', 'active', 'isactive', 'employmentstatus'],
  title: ['title', 'jobtitle', 'position'],
  department: ['department', 'team'],
  location: ['location', 'office', 'site', 'worklocation'],
  manager_id: ['managerid', 'manageremployeeid', 'supervisorid'],
  manager_email: ['manageremail', 'manageremailaddress', 'supervisoremail'],
} as const satisfies Readonly<Record<IntegrationFileField, readonly string[]>>

/** The columns of a company's files, where their names differ from the usual ones. */
export const FileColumns = z.partialRecord(IntegrationFileField, boundedText(200))
export type FileColumns = Readonly<z.infer<typeof FileColumns>>

/** Where the columns of a file are. Those that Laurel has no field for are fields of the company. */
export type FileHeader = {
  readonly dateForm: DateForm
  readonly width: number
  readonly places: ReadonlyMap<IntegrationFileField, number>
  readonly custom: readonly { readonly name: string; readonly place: number }[]
}

/** Reads the first line. Case, spaces, hyphens and underscores of names do not matter. */
export const readFileHeader = (cells: readonly string[], columns: FileColumns): FileHeader => {
  const simple = cells.map(simplified)
  const twice = simple.findIndex((name, place) => name !== '' && simple.indexOf(name) < place)
  if (twice >= 0)
    throw new FileUnreadable(`The file has the column ${shown(cells[twice])} twice. Remove one.`)
  const places = new Map<IntegrationFileField, number>()
  for (const field of IntegrationFileField.options) {
    const given = columns[field]
    const place = given === undefined ? placeOf(simple, names[field]) : simple.indexOf(simplified(given))
    if (given !== undefined && place < 0)
      throw new FileUnreadable(`The file has no column ${shown(given)}. Choose another column for ${field}.`)
    if (place >= 0) places.set(field, place)
  }
  if (!places.has('email'))
    throw new FileUnreadable(
      'The file has no column with work e-mails. Its first line has to name the columns, such as Email.',
    )
  const taken = new Set(places.values())
  const custom = cells.flatMap((name, place) => (name === '' || taken.has(place) ? [] : [{ name, place }]))
  return { dateForm: dateFormIn(cells), width: cells.length, places, custom }
}

const placeOf = (simple: readonly string[], wanted: readonly string[]): number => {
  const found = wanted.find(name => simple.includes(name))
  return found === undefined ? -1 : simple.indexOf(found)
}

const simplified = (name: string): string =>
  name
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[\s_-]/g, '')

/** Files say the order of day and month in the name of a column: `Start date (MM/dd/yyyy)`. */
const dateFormIn = (cells: readonly string[]): DateForm => {
  const forms = ['MM/dd/yyyy', 'dd/MM/yyyy'] as const
  return forms.find(form => cells.some(cell => cell.includes(`(${form})`))) ?? 'yyyy-MM-dd'
}

const shown = (name = ''): string => name.slice(0, 100)
