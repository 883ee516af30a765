import type { z } from 'zod'
import { callVendor, expectFew, expectLetIn, readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import type { CharitySource } from '../source.ts'
import { EveryOrgDetails, EveryOrgFound, EveryOrgPage, factsOfDetails, factsOfRows } from './answers.ts'
import { everyOrgCauses, isCause } from './causes.ts'

export type EveryOrgSettings = {
  /** The public key. */
  readonly apiKey: string
  readonly url: string
}

const vendor = 'Every.org'
const answerMilliseconds = 10_000
const [foundMax, pageSize] = [50, 100]

/** Data on nonprofits from Every.org. Donations do not go there: it takes them from donors only. */
export const createEveryOrg = (
  { apiKey, url }: EveryOrgSettings,
  fetcher: typeof fetch,
  timeoutMilliseconds = answerMilliseconds,
): CharitySource => {
  const get = async <Schema extends z.ZodType>(
    path: readonly string[],
    query: Readonly<Record<string, number>>,
    schema: Schema,
    signal: AbortSignal,
  ): Promise<z.infer<Schema> | null> => {
    const address = new URL(`${url.replace(/\/+$/, '')}/${path.map(encodeURIComponent).join('/')}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    address.searchParams.set('apiKey', apiKey)
    const answer = await callVendor(fetcher, {
      vendor,
      url: address,
      method: 'GET',
      signal,
      timeoutMilliseconds,
    })
    if (answer.status === 404) return null
    expectLetIn(expectFew(answer), 'the API key')
    if (answer.status !== 200) throw new VendorUncertain(`${vendor} answered ${answer.status}.`)
    return readJson(answer, schema)
  }
  return {
    causes: Object.keys(everyOrgCauses),
    search: async (words, signal) => {
      const found = await get(['search', words], { take: foundMax }, EveryOrgFound, signal)
      return found ? factsOfRows(found, '') : []
    },
    details: async (ein, signal) => {
      const found = await get(['nonprofit', ein], {}, EveryOrgDetails, signal)
      return found && factsOfDetails(found)
    },
    browse: async (cause, page, signal) => {
      const found = await get(['browse', cause], { take: pageSize, page }, EveryOrgPage, signal)
      if (!found) return { charities: [], pages: 0 }
      const category = isCause(cause) ? everyOrgCauses[cause] : ''
      return { charities: factsOfRows(found, category), pages: found.pagination.pages }
    },
  }
}
