import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import { hasLeft } from '../hasLeft.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import { dayOf, readPerson } from '../readPerson.ts'
import { createSignedInCalls } from '../signedInCalls.ts'
import { sourcePage } from '../sourcePage.ts'
import { TriNetDepartments, type TriNetEmployee, TriNetEmployees, TriNetToken } from './answers.ts'
import { TriNetSettings, triNetTitle as title } from './settings.ts'

const address = 'https://api.trinet.com'
const pageSize = 100

export const triNet: PersonSource<TriNetSettings> = {
  name: 'trinet',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: false },
  settings: TriNetSettings,
  create: (settings, surroundings) => createClient(settings, surroundings),
}

const createClient = (settings: TriNetSettings, surroundings: SourceSurroundings): PersonSourceClient => {
  const { clientId, clientSecret, companyId } = settings
  const origin = surroundings.origin ?? address
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const call = createSignedInCalls(surroundings, title, async signal => {
    const answer = await callSource(surroundings, {
      vendor: title,
      url: `${origin}/oauth/accesstoken?grant_type=client_credentials`,
      method: 'GET',
      headers: { authorization: `Basic ${basic}` },
      signal,
    })
    return { accessToken: readJson(answer, TriNetToken).access_token }
  })
  const get = (path: string, signal: AbortSignal) =>
    call(() => `${origin}/v1/company/${encodeURIComponent(companyId)}${path}`, { method: 'GET' }, signal)
  const employees = async (limit: number, offset: number, signal: AbortSignal) =>
    readJson(await get(`/employees?viewType=All&limit=${limit}&offset=${offset}`, signal), TriNetEmployees)

  return {
    testConnection: async signal => {
      await employees(1, 0, signal)
      return { kind: 'connected', detail: `${title} answers for the company ${companyId}.` }
    },
    async *people(_request, signal) {
      const departments = new Map(
        readJson(await get('/departments', signal), TriNetDepartments).map(each => [
          each.departmentId,
          each.departmentName ?? each.name ?? each.departmentId,
        ]),
      )
      let last: string | undefined
      // TriNet gives no total: the last person of a page comes again with the next one, unless people came or went.
      for (let offset = 0; ; offset += pageSize - 1) {
        const rows = await employees(pageSize, offset, signal)
        if (last !== undefined && rows[0]?.employeeId !== last)
          throw new VendorUncertain(`The people of ${title} changed while Laurel read them.`)
        const fresh = last === undefined ? rows : rows.slice(1)
        const read = fresh.map(row => readPerson(rawPerson(row, departments, surroundings.clock())))
        yield sourcePage(read, { cursor: null, isFull: true })
        if (rows.length < pageSize) return
        last = rows.at(-1)?.employeeId
      }
    },
  }
}

const rawPerson = (
  { employeeId, names, employmentInfo, biographicalInfo, birthDate }: TriNetEmployee,
  departments: ReadonlyMap<string, string>,
  now: string,
) => {
  const { departmentId, employmentStatus, terminationDate, ...employment } = employmentInfo ?? {}
  const name = names?.find(({ nameType }) => nameType === 'primary') ?? names?.[0]
  return {
    externalId: employeeId,
    email: employment.workEmail,
    firstName: name?.firstName,
    lastName: name?.lastName,
    birthDate: biographicalInfo?.birthDate ?? birthDate,
    hiredOn: employment.serviceDate,
    leftOn: terminationDate,
    // Leavers get the letter T after their final pay check; the date is known before.
    isActive: employmentStatus !== 'T' && !hasLeft(dayOf(terminationDate), now),
    title: employment.businessTitle,
    department: departments.get(departmentId ?? '') ?? departmentId,
    location: employment.locationId,
    managerExternalId: employment.supervisorId,
    managerEmail: null,
  }
}
