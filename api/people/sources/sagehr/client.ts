import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import type { PersonSourceClient, SourcePage, SourceSurroundings } from '../port.ts'
import { type ReadPerson, readPerson } from '../readPerson.ts'
import { sourcePage } from '../sourcePage.ts'
import { createWholeCount } from '../wholeCount.ts'
import { type SageHrEmployee, SageHrPage } from './answers.ts'
import { type SageHrSettings, sageHrTitle } from './settings.ts'

type List = 'employees' | 'terminated-employees'

export const createSageHrClient = (
  { subdomain, token }: SageHrSettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const { origin = `https://${subdomain}.sage.hr` } = surroundings

  const employees = async (list: List, page: number, signal: AbortSignal) =>
    readJson(
      await callSource(surroundings, {
        vendor: sageHrTitle,
        url: `${origin}/api/${list}?page=${page}`,
        method: 'GET',
        headers: { 'x-auth-token': token },
        signal,
      }),
      SageHrPage,
    )

  async function* pagesOf(list: List, signal: AbortSignal): AsyncIterable<SourcePage> {
    const count = createWholeCount(sageHrTitle)
    for (let page = 1, next: number | null | undefined; ; page = next) {
      const { data, meta } = await employees(list, page, signal)
      count.add(
        data.map(({ id }) => id),
        meta.total_entries,
      )
      next = meta.next_page
      if (next == null) count.end()
      else if (next <= page) throw new VendorUncertain('Sage HR repeats a page of its people.')
      yield sourcePage(
        data.map(employee => readEmployee(employee, list === 'employees')),
        { cursor: null, isFull: true },
      )
      if (next == null) return
    }
  }

  return {
    testConnection: async signal => {
      const { meta } = await employees('employees', 1, signal)
      return { kind: 'connected', detail: `Sage HR answers and has ${meta.total_entries} people.` }
    },
    async *people(_everyone, signal) {
      yield* pagesOf('employees', signal)
      // People who leave disappear from the list of employees.
      yield* pagesOf('terminated-employees', signal)
    },
  }
}

export const readEmployee = (employee: SageHrEmployee, isActive: boolean): ReadPerson =>
  readPerson({
    externalId: employee.id,
    email: employee.email,
    firstName: employee.first_name,
    lastName: employee.last_name,
    birthDate: employee.date_of_birth,
    hiredOn: employee.employment_start_date,
    leftOn: null,
    isActive,
    title: employee.position,
    department: employee.team,
    location: null,
    managerExternalId: employee.reports_to_employee_id,
    managerEmail: null,
    custom: { 'Employment status': employee.employment_status },
    withheld: employee.date_of_birth === undefined ? ['birthday'] : [],
  })
