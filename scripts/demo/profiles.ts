import type { SandboxProfileField } from '../sandbox/seed.ts'
import { type DemoPerson, type Department, demoOwner, demoPeople } from './people.ts'

export const managerFieldId = 'Xf0MANAGER'

/** The profile fields of the demo workspace. Laurel reads the manager from them. */
export const demoProfileFields: readonly SandboxProfileField[] = [
  { id: 'Xf0TITLE', label: 'Title', fieldName: 'title' },
  { id: 'Xf0DEPARTMENT', label: 'Department' },
  { id: 'Xf0OFFICE', label: 'Office', type: 'options_list', possibleValues: ['Berlin', 'London', 'Remote'] },
  { id: managerFieldId, label: 'Manager', type: 'user' },
  { id: 'Xf0START', label: 'Start date', type: 'date', fieldName: 'start_date' },
  { id: 'Xf0BIRTHDAY', label: 'Birthday', type: 'date' },
]

/** The first person of a department leads it; the heads report to the owner. */
const headOf = (department: Department): DemoPerson | undefined =>
  demoPeople.find(person => person.department === department)

const managerOf = (person: DemoPerson): DemoPerson | undefined => {
  if (person === demoOwner) return undefined
  const head = headOf(person.department)
  return head === person ? demoOwner : head
}

const offices: Readonly<Record<string, string>> = { 'Europe/Berlin': 'Berlin', 'Europe/London': 'London' }

/** The profile that a person of the demo filled in. */
export const demoProfileOf = (person: DemoPerson): Record<string, string> => {
  const manager = managerOf(person)
  return {
    Xf0DEPARTMENT: person.department,
    Xf0OFFICE: offices[person.timeZone] ?? 'Remote',
    ...(manager && { [managerFieldId]: manager.slackId }),
  }
}
