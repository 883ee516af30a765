import { z } from 'zod'
import { hasLeft } from '../hasLeft.ts'
import { dayOf, type ReadPerson, readPerson } from '../readPerson.ts'

/** The names that columns of the report may have. Companies name them; the comparison ignores case, spaces and underscores. */
const columns = {
  externalId: ['workerid', 'employeeid', 'workdayid', 'wid'],
  email: ['workemail', 'primaryworkemail', 'emailprimarywork', 'email'],
  firstName: ['firstname', 'preferredfirstname', 'legalfirstname'],
  lastName: ['lastname', 'preferredlastname', 'legallastname'],
  birthDate: ['birthday', 'dateofbirth', 'birthdate'],
  hiredOn: ['hiredate', 'originalhiredate', 'startdate'],
  leftOn: ['terminationdate', 'lastdayofwork', 'enddate'],
  status: ['workerstatus', 'activestatus', 'active', 'status'],
  title: ['businesstitle', 'jobtitle', 'title'],
  department: ['department', 'supervisoryorganization', 'costcentername'],
  location: ['location', 'worklocation'],
  managerExternalId: ['managerid', 'manageremployeeid', 'managerworkerid'],
  managerEmail: ['manageremail', 'managerworkemail'],
} as const
type Column = keyof typeof columns

const Entry = z.record(z.string().max(500), z.unknown())

/** Null where the entry is no row of texts, or has no id. */
export const readWorker = (entry: unknown, now: string): ReadPerson | null => {
  const parsed = Entry.safeParse(entry)
  if (!parsed.success) return null
  const texts = new Map<string, string>()
  const custom: Record<string, string> = {}
  for (const [name, value] of Object.entries(parsed.data)) {
    // Columns with several values are groups, which Laurel does not read.
    if (typeof value !== 'string') continue
    const simple = name.toLowerCase().replace(/[\s_-]/g, '')
    texts.set(simple, value)
    if (!Object.values(columns).some(names => names.some(known => known === simple))) custom[name] = value
  }
  // Workday leaves out what is empty.
  const textOf = (column: Column): string | null =>
    columns[column].map(name => texts.get(name)).find(text => text !== undefined && text !== '') ?? null
  const dateOf = (column: Column): string | null =>
    textOf(column)?.replace(/(?:Z|[+-]\d{2}:\d{2})$/, '') ?? null
  const externalId = textOf('externalId')
  if (externalId === null) return null
  const leftOn = dateOf('leftOn')
  return readPerson({
    externalId,
    email: textOf('email'),
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    birthDate: dateOf('birthDate'),
    hiredOn: dateOf('hiredOn'),
    leftOn,
    isActive: !isInactive(textOf('status')) && !hasLeft(dayOf(leftOn), now),
    title: textOf('title'),
    department: textOf('department'),
    location: textOf('location'),
    managerExternalId: textOf('managerExternalId'),
    managerEmail: textOf('managerEmail'),
    custom,
  })
}

const isInactive = (status: string | null): boolean =>
  /^(?:0|no|false|inactive|terminated)\b/i.test(status ?? '')
