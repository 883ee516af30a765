import { hasLeft } from '../hasLeft.ts'
import { dayOf, type ReadPerson, readPerson } from '../readPerson.ts'
import { SourceUnusable } from '../sourceTrouble.ts'
import type { SalesforceField, TeamMember } from './answers.ts'
import { sagePeopleTitle as title } from './settings.ts'

/** Labels and names of fields, without case, spaces, prefix and suffix. The first one that the company has is read. */
const wanted = {
  email: ['workemail', 'email', 'emailaddress'],
  firstName: ['firstname', 'knownas'],
  lastName: ['surname', 'lastname'],
  birthDate: ['birthdate', 'dateofbirth', 'birthday'],
  hiredOn: ['continuousservicedate', 'originalhiredate', 'startdate', 'hiredate'],
  leftOn: ['employmentenddate', 'enddate', 'terminationdate'],
  title: ['jobtitle', 'position', 'title'],
  department: ['department', 'departmentname'],
  location: ['workplace', 'location', 'worklocation'],
  manager: ['manager', 'reportsto', 'linemanager'],
  status: ['employmentstatus', 'activestatus', 'active', 'status'],
} as const
type Part = keyof typeof wanted

export type MemberFields = Readonly<Partial<Record<Part, SalesforceField>>>

/**
 * The fields of team members that hold what Laurel reads, by their labels and names: packages and companies name them in
 * their own ways. Throws where there is no e-mail.
 */
export const fieldsIn = (fields: readonly SalesforceField[]): MemberFields => {
  const found: Partial<Record<Part, SalesforceField>> = {}
  for (const [part, names] of Object.entries(wanted)) {
    const field = names
      .map(name => fields.find(each => simplified(each.label) === name || simplified(each.name) === name))
      .find(each => each !== undefined)
    if (field && isPart(part)) found[part] = field
  }
  if (!found.email)
    throw new SourceUnusable(
      `${title} shows no work e-mail of team members. Give the user the right to read it, and try again.`,
    )
  return found
}

const isPart = (part: string): part is Part => part in wanted

/** `fHCM2__Work_Email__c` and `Work Email` are `workemail`. */
const simplified = (name: string): string =>
  name
    .replace(/^[a-z0-9]+__(?=\w+__c$)/i, '')
    .replace(/__c$/i, '')
    .toLowerCase()
    .replace(/[\s_-]/g, '')

const own = ['email', 'firstName', 'lastName', 'birthDate', 'hiredOn', 'leftOn', 'title', 'status'] as const
/** Things of their own, which are read by their names. */
const related = ['department', 'location'] as const

/** What is selected of each team member. */
export const selectedOf = (fields: MemberFields): readonly string[] => [
  'Id',
  ...own.flatMap(part => fields[part]?.name ?? []),
  ...related.flatMap(part => {
    const field = fields[part]
    return field ? [field.relationshipName ? `${field.relationshipName}.Name` : field.name] : []
  }),
  ...(fields.manager ? [fields.manager.name] : []),
]

export const readMember = (member: TeamMember, fields: MemberFields, now: string): ReadPerson => {
  const text = (part: Part): string | null => {
    const field = fields[part]
    if (!field) return null
    const value = member[field.name]
    return typeof value === 'string' ? value : typeof value === 'boolean' ? String(value) : null
  }
  const named = (part: Part): string | null => {
    const relation = fields[part]?.relationshipName
    if (!relation) return text(part)
    const value = member[relation]
    return typeof value === 'object' && value !== null && 'Name' in value && typeof value.Name === 'string'
      ? value.Name
      : null
  }
  const leftOn = text('leftOn')
  const isInactive = /^(?:false|inactive|terminated|left|leaver|former)\b/i.test(text('status') ?? '')
  return readPerson({
    externalId: member.Id,
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: text('birthDate'),
    hiredOn: text('hiredOn'),
    leftOn,
    isActive: !isInactive && !hasLeft(dayOf(leftOn), now),
    title: text('title'),
    department: named('department'),
    location: named('location'),
    managerExternalId: text('manager'),
    managerEmail: null,
    withheld: withheldBy(fields),
  })
}

/** What the user may not read is left as it is. */
const withheldBy = (fields: MemberFields) => {
  const parts = [
    ['birthDate', 'birthday'],
    ['hiredOn', 'hired_on'],
    ['manager', 'manager'],
    ['title', 'title'],
    ['department', 'department'],
    ['location', 'location'],
  ] as const
  return parts.flatMap(([part, field]) => (fields[part] ? [] : [field]))
}
