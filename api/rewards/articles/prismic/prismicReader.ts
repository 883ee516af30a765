import { z } from 'zod'
import { callVendor, readJson } from '../../../partners/calls.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'
import { ContentUnavailable } from '../port.ts'

export type PrismicSettings = {
  /** `https://<repository>.cdn.prismic.io/api/v2`. */
  readonly url: string
  /** For private repositories. */
  readonly accessToken?: string | undefined
}

/** Reads the published documents that match a predicate, the newest first. Throws `ContentUnavailable`. */
export type PrismicReader = <Document extends z.ZodType>(
  document: Document,
  predicates: string,
  pageSize: number,
) => Promise<readonly z.infer<Document>[]>

const vendor = 'The content service'
const answerMilliseconds = 5_000

const Repository = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
})

export const createPrismicReader = (settings: PrismicSettings, fetcher: typeof fetch): PrismicReader => {
  const get = async <Schema extends z.ZodType>(
    path: string,
    query: Readonly<Record<string, string>>,
    schema: Schema,
  ): Promise<z.infer<Schema>> => {
    const url = new URL(`${settings.url.replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    if (settings.accessToken !== undefined) url.searchParams.set('access_token', settings.accessToken)
    const answer = await callVendor(fetcher, {
      vendor,
      url,
      method: 'GET',
      signal: AbortSignal.timeout(answerMilliseconds),
    })
    if (answer.status !== 200) throw new VendorUncertain(`${vendor} answered ${answer.status}.`)
    return readJson(answer, schema)
  }
  return async (document, predicates, pageSize) => {
    try {
      const { refs } = await get('', {}, Repository)
      const ref = refs.find(({ isMasterRef }) => isMasterRef)?.ref
      if (ref === undefined) throw new VendorUncertain(`${vendor} has no published version.`)
      const { results } = await get(
        '/documents/search',
        {
          ref,
          q: predicates,
          pageSize: String(pageSize),
          orderings: '[document.first_publication_date desc]',
          lang: '*',
        },
        z.object({ results: z.array(document).max(100) }),
      )
      return results
    } catch (error) {
      if (error instanceof VendorUncertain) throw new ContentUnavailable(error.message)
      throw error
    }
  }
}
