import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { earliestDayAt, hasLeft } from '../hasLeft.ts'
import { dayOf, type ReadPerson, readPerson } from '../readPerson.ts'
import type { DayforceEmployee } from './answers.ts'

type Period = {
  readonly EffectiveStart?: string | null | undefined
  readonly EffectiveEnd?: string | null | undefined
}

export const readEmployee = (employee: DayforceEmployee, now: Instant): ReadPerson => {
  const today = now.slice(0, 10)
  const assignments = holding(employee.WorkAssignments?.Items, today)
  const assignment = assignments.find(({ IsPrimary }) => IsPrimary) ?? assignments[0]
  const [manager] = holding(employee.EmployeeManagers?.Items, today)
  // A person who is terminated from the next day on still works where it is not that day yet.
  const isTerminated = [earliestDayAt(now), today].every(day => isTerminatedOn(employee, day))
  const emails = holding(employee.Contacts?.Items, today).filter(contact =>
    contact.ElectronicAddress?.includes('@'),
  )
  const workEmail = emails.find(({ ContactInformationType: type }) =>
    /business|work/i.test(`${type?.XRefCode ?? ''} ${type?.ShortName ?? ''}`),
  )
  return readPerson({
    externalId: employee.XRefCode,
    email: workEmail?.ElectronicAddress,
    firstName: employee.FirstName,
    lastName: employee.LastName,
    birthDate: employee.BirthDate,
    hiredOn: employee.HireDate,
    leftOn: employee.TerminationDate,
    isActive: !isTerminated && !hasLeft(dayOf(employee.TerminationDate), now),
    title: assignment?.BusinessTitle || assignment?.Position?.Job?.ShortName,
    department: assignment?.Position?.Department?.ShortName,
    location: assignment?.Location?.ShortName,
    managerExternalId: manager?.ManagerXRefCode,
    managerEmail: null,
  })
}

const isTerminatedOn = ({ EmploymentStatuses: statuses }: DayforceEmployee, day: string): boolean => {
  const [status] = holding(statuses?.Items, day)
  return /^terminated/i.test(
    status?.EmploymentStatusGroup?.XRefCode ?? status?.EmploymentStatus?.XRefCode ?? '',
  )
}

/** Items that hold on a day; the one that began last comes first. */
const holding = <Item extends Period>(
  items: readonly Item[] | null | undefined,
  day: string,
): readonly Item[] =>
  (items ?? [])
    .filter(
      ({ EffectiveStart: start, EffectiveEnd: end }) =>
        (!start || start.slice(0, 10) <= day) && (!end || end.slice(0, 10) >= day),
    )
    .toSorted((one, other) => (other.EffectiveStart ?? '').localeCompare(one.EffectiveStart ?? ''))
