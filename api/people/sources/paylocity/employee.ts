import { type ReadPerson, readPerson } from '../readPerson.ts'
import type { PaylocityEmployee } from './answers.ts'

export const readEmployee = (externalId: string, employee: PaylocityEmployee): ReadPerson => {
  const { workAddress, departmentPosition: position, status } = employee
  // Codes of cost centers mean what the company says they mean.
  const custom = {
    'Cost center 1': position?.costCenter1,
    'Cost center 2': position?.costCenter2,
    'Cost center 3': position?.costCenter3,
  }
  return readPerson({
    externalId,
    email: workAddress?.emailAddress,
    firstName: employee.firstName,
    lastName: employee.lastName,
    birthDate: employee.birthDate,
    hiredOn: status?.hireDate,
    leftOn: status?.terminationDate,
    isActive: status?.employeeStatus !== 'T',
    title: position?.jobTitle,
    department: null,
    location: workAddress?.location,
    managerExternalId: position?.supervisorEmployeeId,
    managerEmail: null,
    custom,
    withheld: employee.birthDate === undefined ? ['birthday'] : [],
  })
}
