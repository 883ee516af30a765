import { listDeadLetters } from '@laurel/contract/operations/deadLetters.ts'
import { listMembers } from '@laurel/contract/people/members.ts'
import { listActivity } from '@laurel/contract/recognition/activity.ts'
import { listLedgerEntries } from '@laurel/contract/reports/ledgerEntries.ts'
import { listCompanyRewards } from '@laurel/contract/rewards/companyRewards.ts'
import { listMemberRedemptions } from '@laurel/contract/rewards/redemptions.ts'
import { listChannels } from '@laurel/contract/team/channels.ts'
import { Problem } from '@laurel/contract/wire/problem.ts'
import simpleRestProvider from 'ra-data-simple-rest'
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin'
import type { z } from 'zod'
import type { Connection } from './connection.ts'

export const adminPath = '/v1/admin'

const rowsOf = new Map<string, z.ZodType>([
  ['activity', listActivity.response],
  ['channels', listChannels.response],
  ['ledgerEntries', listLedgerEntries.response],
  ['members', listMembers.response],
  ['parkedPromises', listDeadLetters.response],
  ['redemptions', listMemberRedemptions.response],
  ['rewards', listCompanyRewards.response],
])

/**
 * Reads lists and records in the simple-rest dialect. Rows are parsed by the contract, so that a screen never shows
 * what it misunderstood. Changes do not come this way: they are named acts (`acts/useAct.ts`).
 */
export const createDataProvider = (connection: Connection): DataProvider => {
  const provider = simpleRestProvider(adminPath, httpClientOf(connection))
  return {
    ...provider,
    supportAbortSignal: true,
    getList: async (resource, params) => {
      const answer = await provider.getList(resource, params)
      rowsOf.get(resource)?.parse(answer.data)
      return answer
    },
  }
}

type HttpClient = typeof fetchUtils.fetchJson

/** Carries the bearer token, asks for nothing older than one's own acts, and turns problems into messages. */
const httpClientOf =
  ({ client, freshness }: Connection): HttpClient =>
  async (address, options = {}) => {
    const { user: _user, ...init } = options
    const response = await client.fetch(withAfter(address, freshness.after()), init)
    const body = await response.text()
    if (!response.ok) throw errorOf(response.status, body)
    return { status: response.status, headers: response.headers, body, json: JSON.parse(body) }
  }

const withAfter = (address: string, after: number | undefined): string => {
  if (after === undefined) return address
  return `${address}${address.includes('?') ? '&' : '?'}after=${after}`
}

const errorOf = (status: number, body: string): HttpError => {
  const problem = Problem.safeParse(jsonOf(body))
  return problem.success
    ? new HttpError(problem.data.detail, status, problem.data)
    : new HttpError(
        'Laurel answered in a way this page does not understand. Reload the page and try again.',
        status,
      )
}

const jsonOf = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
