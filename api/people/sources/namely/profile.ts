import { type ReadPerson, readPerson } from '../readPerson.ts'
import type { NamelyGroup, NamelyProfile } from './answers.ts'

/** Companies name the types of their groups: `Department`, `Office Location`, `Cost Center`. */
const departmentType = /^departments?$/i
const locationType = /\b(location|office)s?\b/i

export const readProfile = (
  profile: NamelyProfile,
  groupsById: ReadonlyMap<string, NamelyGroup>,
): ReadPerson => {
  const groups = (profile.links?.groups ?? []).flatMap(({ id }) => groupsById.get(id) ?? [])
  const titleOf = (pattern: RegExp) => groups.find(({ type }) => pattern.test(type ?? ''))?.title
  const [manager] = profile.reports_to ?? []
  return readPerson({
    externalId: profile.id,
    email: profile.email,
    firstName: profile.first_name,
    lastName: profile.last_name,
    birthDate: profile.dob,
    hiredOn: profile.start_date,
    leftOn: profile.departure_date,
    isActive: profile.user_status !== 'inactive',
    title: profile.job_title?.title,
    department: titleOf(departmentType),
    location: titleOf(locationType),
    managerExternalId: manager?.id,
    managerEmail: manager?.email,
    custom: Object.fromEntries(groups.flatMap(({ type, title }) => (type ? [[type, title]] : []))),
    withheld: profile.dob === undefined ? ['birthday'] : [],
  })
}
