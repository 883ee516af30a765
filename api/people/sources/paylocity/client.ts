import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { callSource } from '../callSource.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import type { PersonSourceClient, SourceSurroundings } from '../port.ts'
import type { ReadPerson } from '../readPerson.ts'
import { createSignedInCalls, type SourceSession } from '../signedInCalls.ts'
import { sourcePage } from '../sourcePage.ts'
import { SourceRefused } from '../sourceTrouble.ts'
import { createWholeCount } from '../wholeCount.ts'
import { PaylocityEmployee, PaylocityIds, PaylocityToken } from './answers.ts'
import { readEmployee } from './employee.ts'
import { type PaylocitySettings, paylocityOrigins, paylocityTitle } from './settings.ts'

/** The size of a page that Paylocity has if none is asked for. Each person costs a call of their own. */
const pageSize = 25
const callsAtOnce = 5

export const createPaylocityClient = (
  settings: PaylocitySettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const origin = surroundings.origin ?? paylocityOrigins[settings.environment]
  const employees = `${origin}/api/v2/companies/${encodeURIComponent(settings.companyId)}/employees`
  const call = createSignedInCalls(surroundings, paylocityTitle, signal =>
    clientToken(origin, settings, surroundings, signal),
  )
  const get = (path: string, signal: AbortSignal) =>
    call(() => `${employees}${path}`, { method: 'GET' }, signal)

  const ids = async (page: number, signal: AbortSignal) => {
    const query = new URLSearchParams({
      pagesize: String(pageSize),
      pagenumber: String(page),
      includetotalcount: 'true',
    })
    const answer = await get(`?${query.toString()}`, signal)
    const total = answer.headers.get('x-pcty-total-count') ?? ''
    if (!/^\d{1,9}$/.test(total)) throw new VendorUncertain('Paylocity does not say how many people it has.')
    return { list: readJson(answer, PaylocityIds), total: Number(total) }
  }

  const person = async (id: string, signal: AbortSignal): Promise<ReadPerson> => {
    const answer = await get(`/${encodeURIComponent(id)}`, signal)
    return readEmployee(id, readJson(answer, PaylocityEmployee))
  }

  return {
    testConnection: async signal => {
      const { total } = await ids(0, signal)
      return { kind: 'connected', detail: `Paylocity answers and has ${total} people.` }
    },
    async *people(_everyone, signal) {
      const count = createWholeCount(paylocityTitle)
      for (let page = 0, isLast = false; !isLast; page += 1) {
        const { list, total } = await ids(page, signal)
        count.add(
          list.map(({ employeeId }) => employeeId),
          total,
        )
        isLast = (page + 1) * pageSize >= total || list.length === 0
        if (isLast) count.end()
        // People who left stay in the list for good: they are not read one by one.
        const there = list.filter(({ statusCode, statusTypeCode }) => (statusTypeCode ?? statusCode) !== 'T')
        const read = await fewAtOnce(there, callsAtOnce, ({ employeeId }) => person(employeeId, signal))
        yield sourcePage(read, { cursor: null, isFull: true })
      }
    },
  }
}

const clientToken = async (
  origin: string,
  { clientId, clientSecret }: PaylocitySettings,
  surroundings: SourceSurroundings,
  signal: AbortSignal,
): Promise<SourceSession> => {
  const answer = await callSource(surroundings, {
    vendor: paylocityTitle,
    url: `${origin}/IdentityServer/connect/token`,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'WebLinkAPI' }).toString(),
    signal,
    expected: [400],
  })
  if (answer.status === 400)
    throw new SourceRefused('Paylocity refused the client ID and secret (400). Connect again.')
  return { accessToken: readJson(answer, PaylocityToken).access_token }
}
