import type { SandboxProfileField } from '../sandbox/seed.ts'
import { type DemoPerson, type Department, demoOwner, demoPeople } from './people.ts'

/** What everybody's profile has in the demo workspace. Nobody said yet what of it means something in Laurel. */
export const demoProfileFields: readonly SandboxProfileField[] = [
  { id: 'Xf0TITLE', label: 'Title', fieldName: 'title' },
  { id: 'Xf0DEPARTMENT', label: 'Department' },
  { id: 'Xf0OFFICE', label: 'Office', type: 'options_list', possibleValues: ['Berlin', 'London', 'Remote'] },
  { id: 'Xf0MANAGER', label: 'Manager', type: 'user' },
  { id: 'Xf0START', label: 'Start date', type: 'date', fieldName: 'start_date' },
  { id: 'Xf0BIRTHDAY', label: 'Birthday', type: 'date' },
]

/** Who stands first in a department leads it; the heads report to whoever leads the company. */
const headOf = (department: Department): DemoPerson | undefined =>
  demoPeople.find(person => person.department === department)

const managerOf = (person: DemoPerson): DemoPerson | undefined => {
  if (person === demoOwner) return undefined
  const head = headOf(person.department)
  return head === person ? demoOwner : head
}

const offices: Readonly<Record<string, string>> = { 'Europe/Berlin': 'Berlin', 'Europe/London': 'London' }

/** What somebody of the demo filled in. */
export const demoProfileOf = (person: DemoPerson): Record<string, string> => {
  const manager = managerOf(person)
  return {
    Xf0DEPARTMENT: person.department,
    Xf0OFFICE: offices[person.timeZone] ?? 'Remote',
    ...(manager && { Xf0MANAGER: manager.slackId }),
  }
}
