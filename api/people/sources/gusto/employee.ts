import { type ReadPerson, readPerson } from '../readPerson.ts'
import type { GustoEmployee } from './answers.ts'

export const readEmployee = (employee: GustoEmployee): ReadPerson => {
  const job = employee.jobs.find(({ primary }) => primary === true) ?? employee.jobs[0]
  // A person who came back still has a former termination.
  const ends = employee.terminated ? employee.terminations.flatMap(each => each.effective_date ?? []) : []
  return readPerson({
    externalId: employee.uuid,
    email: employee.work_email ?? employee.email,
    firstName: employee.first_name,
    lastName: employee.last_name,
    birthDate: employee.date_of_birth,
    hiredOn: employee.hired_at ?? job?.hire_date,
    leftOn: ends.sort().at(-1),
    isActive: !employee.terminated,
    title: job?.title,
    department: employee.department,
    location: null,
    managerExternalId: employee.manager_uuid,
    managerEmail: null,
    custom: Object.fromEntries(
      employee.custom_fields.map(({ name, value }) => [name, value === null ? null : value?.toString()]),
    ),
    withheld: employee.date_of_birth === undefined ? ['birthday'] : [],
  })
}
