import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import type { PersonSource, PersonSourceClient, SourceSurroundings } from '../port.ts'
import { createSignedInCalls } from '../signedInCalls.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { DayforceDetails, DayforceEmployees, DayforceMetadata, DayforceToken } from './answers.ts'
import { readEmployee } from './employee.ts'
import { DayforceSettings, dayforceTitle as title } from './settings.ts'

const hosts = {
  production: { api: 'https://www.dayforcehcm.com/api', sign: 'https://dfid.dayforcehcm.com' },
  sandbox: { api: 'https://test.dayforcehcm.com/api', sign: 'https://dfidtst.np.dayforcehcm.com' },
} as const
const clientId = 'Dayforce.HCMAnywhere.Client'
const expand = 'WorkAssignments,Contacts,EmploymentStatuses,EmployeeManagers'
/** Dayforce publishes no limit and asks for low concurrency. */
const callsAtOnce = 4
const pageSize = 100
/** The clocks of both sides may differ. */
const overlapMilliseconds = 10 * 60_000

/** The list has codes only; the details are a call for each person. Nights read everyone, hours what changed. */
export const dayforce: PersonSource<DayforceSettings> = {
  name: 'dayforce',
  title,
  connects: 'credentials',
  capabilities: { isIncremental: true },
  settings: DayforceSettings,
  create: (settings, surroundings) => createClient(settings, surroundings),
}

const createClient = (settings: DayforceSettings, surroundings: SourceSurroundings): PersonSourceClient => {
  const { namespace, username, password, environment } = settings
  const { origin, clock } = surroundings
  const { api, sign } = origin === undefined ? hosts[environment] : { api: `${origin}/api`, sign: origin }

  const call = createSignedInCalls(surroundings, title, async signal => {
    const form = { grant_type: 'password', companyId: namespace, username, password, client_id: clientId }
    const answer = await callSource(surroundings, {
      vendor: title,
      url: `${sign}/connect/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
      signal,
      expected: [400],
    })
    if (answer.status === 400)
      throw new SourceRefused(`${title} refused the user or the password. Connect again.`)
    const accessToken = readJson(answer, DayforceToken).access_token
    // Each company has a host of its own.
    const metadata = await callSource(surroundings, {
      vendor: title,
      url: `${api}/${namespace}/V1/ClientMetadata`,
      method: 'GET',
      headers: { authorization: `Bearer ${accessToken}` },
      signal,
    })
    return { accessToken, base: baseIn(readJson(metadata, DayforceMetadata).ServiceUri, origin) }
  })
  const get = (path: string, signal: AbortSignal) =>
    call(({ base }) => `${base}/${namespace}/V1/${path}`, { method: 'GET' }, signal)

  const codes = async (query: Readonly<Record<string, string>>, signal: AbortSignal) => {
    const search = new URLSearchParams(query)
    const answer = readJson(
      await get(`Employees${search.size === 0 ? '' : `?${search}`}`, signal),
      DayforceEmployees,
    )
    if (answer.Paging?.Next) throw new VendorUncertain(`${title} answered a list of people in parts.`)
    return answer.Data.map(({ XRefCode }) => XRefCode)
  }
  const details = async (code: string, signal: AbortSignal) =>
    readEmployee(
      readJson(
        await get(`Employees/${encodeURIComponent(code)}?${new URLSearchParams({ expand })}`, signal),
        DayforceDetails,
      ).Data,
      clock(),
    )

  return {
    testConnection: async signal => {
      const found = await codes({ filterHireStartDate: clock() }, signal)
      return {
        kind: 'connected',
        detail: `${title} answers, with ${found.length} people who are yet to begin.`,
      }
    },
    async *people({ since }, signal) {
      const now = clock()
      const cursor = addMilliseconds(now, -overlapMilliseconds)
      const range = { filterUpdatedStartDate: since ?? '', filterUpdatedEndDate: now }
      const found = [...new Set(await codes(since === null ? {} : range, signal))]
      const isFull = since === null
      for (let first = 0; first < found.length; first += pageSize) {
        const read = await fewAtOnce(found.slice(first, first + pageSize), callsAtOnce, code =>
          details(code, signal),
        )
        yield sourcePage(read, { cursor, isFull })
      }
      if (found.length === 0) yield sourcePage([], { cursor, isFull })
    },
  }
}

/** The token goes to hosts of Dayforce alone. */
const baseIn = (serviceUri: string, origin: string | undefined): string => {
  const { protocol, hostname, href } = new URL(serviceUri)
  const isOwn =
    origin === undefined
      ? protocol === 'https:' && /(?:^|\.)dayforcehcm\.com$/.test(hostname)
      : href.startsWith(origin)
  if (!isOwn) throw new VendorUncertain(`${title} names a host that is not its own.`)
  return href.replace(/\/+$/, '')
}
