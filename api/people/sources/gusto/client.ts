import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { appOf, createGrantedCalls } from '../grantedCalls.ts'
import type { PersonSourceClient, SourceSurroundings } from '../port.ts'
import { sourcePage } from '../sourcePage.ts'
import { createWholeCount } from '../wholeCount.ts'
import { GustoEmployees } from './answers.ts'
import { readEmployee } from './employee.ts'
import { gustoTokens, versionHeader } from './oauth.ts'
import { type GustoSettings, gustoOrigin, gustoTitle } from './settings.ts'

const pageSize = 100

export const createGustoClient = (
  { companyId, refreshToken }: GustoSettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const origin = surroundings.origin ?? gustoOrigin
  const call = createGrantedCalls(surroundings, {
    title: gustoTitle,
    refreshToken,
    renew: (current, signal) =>
      gustoTokens(
        appOf(surroundings, gustoTitle),
        { grant_type: 'refresh_token', refresh_token: current },
        surroundings,
        signal,
      ),
  })

  const employees = async (
    page: number,
    per: number,
    signal: AbortSignal,
    named: Readonly<Record<string, string>> = {},
  ) => {
    const query = new URLSearchParams({
      page: String(page),
      per: String(per),
      include: 'custom_fields',
      ...named,
    })
    const url = `${origin}/v1/companies/${encodeURIComponent(companyId)}/employees?${query.toString()}`
    const answer = await call({ method: 'GET', url, headers: versionHeader }, signal)
    return {
      list: readJson(answer, GustoEmployees),
      pages: countIn(answer.headers, 'x-total-pages'),
      total: countIn(answer.headers, 'x-total-count'),
    }
  }

  return {
    testConnection: async signal => {
      const { total } = await employees(1, 1, signal)
      return { kind: 'connected', detail: `Gusto answers and has ${total} people.` }
    },
    async *people(_everyone, signal) {
      const count = createWholeCount(gustoTitle)
      for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
        const answer = await employees(page, pageSize, signal)
        pages = answer.pages
        count.add(
          answer.list.map(({ uuid }) => uuid),
          answer.total,
        )
        if (page >= pages) count.end()
        yield sourcePage(answer.list.map(readEmployee), { cursor: null, isFull: true })
      }
    },
    async *named(ids, signal) {
      for (let from = 0; from < ids.length; from += pageSize) {
        const wanted = ids.slice(from, from + pageSize)
        const { list } = await employees(1, pageSize, signal, { uuids: wanted.join(',') })
        const found = list.filter(({ uuid }) => wanted.includes(uuid))
        yield sourcePage(found.map(readEmployee), { cursor: null, isFull: false })
      }
    },
  }
}

const countIn = (headers: Headers, name: string): number => {
  const text = headers.get(name)
  if (text === null || !/^\d{1,9}$/.test(text))
    throw new VendorUncertain('Gusto does not say how many people it has.')
  return Number(text)
}
