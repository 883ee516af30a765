import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { appOf, createGrantedCalls } from '../grantedCalls.ts'
import type { PersonSourceClient, SourcePage, SourceSurroundings } from '../port.ts'
import { sourcePage } from '../sourcePage.ts'
import { ChangedEmployees, EmployeePage, employeeFields } from './answers.ts'
import { readEmployee } from './employee.ts'
import { bambooHrTokens } from './oauth.ts'
import { type BambooHrSettings, bambooHrOrigin, bambooHrTitle } from './settings.ts'
import { bambooHrSubscription } from './webhooks.ts'

/** BambooHR gives 2,500 at most. */
const pageSize = 1_000
/** The ids of a call are part of its address. */
const idsInCall = 100
const overlapMilliseconds = 5 * 60_000
/** A line for each person that changed since the last run. */
const changesBytesMax = 20_000_000

export const createBambooHrClient = (
  { subdomain, refreshToken }: BambooHrSettings,
  surroundings: SourceSurroundings,
): PersonSourceClient => {
  const api = `${bambooHrOrigin(subdomain, surroundings.origin)}/api/v1`
  const call = createGrantedCalls(surroundings, {
    title: bambooHrTitle,
    refreshToken,
    renew: (current, signal) =>
      bambooHrTokens(
        {
          subdomain,
          app: appOf(surroundings, bambooHrTitle),
          grant: { grant_type: 'refresh_token', refresh_token: current },
        },
        surroundings,
        signal,
      ),
  })

  const employees = async (query: readonly (readonly [string, string])[], signal: AbortSignal) => {
    const search = new URLSearchParams([['fields', employeeFields.join(',')]])
    for (const [name, value] of query) search.append(name, value)
    return readJson(
      await call({ method: 'GET', url: `${api}/employees?${search.toString()}` }, signal),
      EmployeePage,
    )
  }

  async function* everyone(signal: AbortSignal): AsyncIterable<SourcePage> {
    const cursor = addMilliseconds(surroundings.clock(), -overlapMilliseconds)
    for (let after: string | null = null, next: string | null; ; after = next) {
      const { data, meta } = await employees(
        [['page[limit]', String(pageSize)], ...(after === null ? [] : [['page[after]', after] as const])],
        signal,
      )
      next = meta.page.nextCursor === null ? null : String(meta.page.nextCursor)
      if (next !== null && next === after) throw new VendorUncertain('BambooHR repeats a page of its people.')
      yield sourcePage(data.map(readEmployee), { cursor, isFull: true })
      if (next === null) return
    }
  }

  async function* changed(since: string, signal: AbortSignal): AsyncIterable<SourcePage> {
    const url = `${api}/employees/changed?${new URLSearchParams({ since, type: 'all' }).toString()}`
    const answer = await call({ method: 'GET', url, bytesMax: changesBytesMax }, signal)
    const { latest, employees: changes } = readJson(answer, ChangedEmployees)
    const rest = { cursor: latest ?? since, isFull: false }
    // The next run that reads everyone misses those who were deleted.
    const ids = Object.values(changes).flatMap(({ id, action }) => (action === 'Deleted' ? [] : [id]))
    yield* named(ids, rest, signal)
    if (ids.length === 0) yield sourcePage([], rest)
  }

  async function* named(
    ids: readonly string[],
    rest: Pick<SourcePage, 'cursor' | 'isFull'>,
    signal: AbortSignal,
  ): AsyncIterable<SourcePage> {
    for (let from = 0; from < ids.length; from += idsInCall) {
      const wanted = ids.slice(from, from + idsInCall)
      const { data } = await employees(
        [['page[limit]', String(idsInCall)], ...wanted.map(id => ['filter[ids][]', id] as const)],
        signal,
      )
      yield sourcePage(data.map(readEmployee), rest)
    }
  }

  return {
    testConnection: async signal => {
      const { data, meta } = await employees([['page[limit]', '1']], signal)
      if (data.some(({ _restrictedFields }) => _restrictedFields.includes('workEmail')))
        return {
          kind: 'failed',
          problem: 'BambooHR keeps back the work e-mail. Connect as a person who may see it.',
        }
      return { kind: 'connected', detail: `BambooHR answers and has ${meta.total} people.` }
    },
    people: ({ since }, signal) => (since === null ? everyone(signal) : changed(since, signal)),
    named: (ids, signal) => named(ids, { cursor: null, isFull: false }, signal),
    subscription: bambooHrSubscription(call, api),
  }
}
