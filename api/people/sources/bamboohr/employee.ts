import { type ReadPerson, readPerson } from '../readPerson.ts'
import type { Withheld } from '../sourcePerson.ts'
import type { BambooHrEmployee } from './answers.ts'

const withheldAs: Readonly<Record<string, Withheld>> = {
  birthDate: 'birthday',
  hireDate: 'hired_on',
  jobTitleName: 'title',
  departmentName: 'department',
  locationName: 'location',
  reportsToId: 'manager',
  divisionName: 'custom:Division',
  employmentStatusName: 'custom:Employment status',
}

export const readEmployee = (employee: BambooHrEmployee): ReadPerson => {
  const { employeeId, _restrictedFields: restricted } = employee
  for (const field of ['workEmail', 'status'])
    if (restricted.includes(field))
      return {
        kind: 'unreadable',
        externalId: employeeId,
        problem: `BambooHR keeps back the field ${field}.`,
      }
  return readPerson({
    externalId: employeeId,
    email: employee.workEmail,
    firstName: employee.firstName,
    lastName: employee.lastName,
    birthDate: employee.birthDate,
    hiredOn: employee.hireDate,
    leftOn: null,
    isActive: employee.status !== 'Inactive',
    title: employee.jobTitleName,
    department: employee.departmentName,
    location: employee.locationName,
    managerExternalId: employee.reportsToId,
    managerEmail: null,
    custom: { Division: employee.divisionName, 'Employment status': employee.employmentStatusName },
    withheld: restricted.flatMap(field => withheldAs[field] ?? []),
  })
}
