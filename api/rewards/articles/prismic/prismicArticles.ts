import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { createRecentCache } from '../../recentCache.ts'
import { callVendor, readJson } from '../../vendors/calls.ts'
import { VendorUncertain } from '../../vendors/vendorUncertain.ts'
import { type Article, type ArticleSource, ContentUnavailable } from '../port.ts'
import { htmlOf, plainText, RichText } from './richText.ts'

export type PrismicSettings = {
  /** `https://<repository>.cdn.prismic.io/api/v2`. */
  readonly url: string
  /** For private repositories. */
  readonly accessToken?: string | undefined
}

const vendor = 'The content service'
const answerMilliseconds = 5_000
const keptMilliseconds = 5 * 60_000
const featuredMax = 20

const Repository = z.object({
  refs: z.array(z.object({ ref: z.string(), isMasterRef: z.boolean().optional() })),
})

const Text = z.union([z.string(), RichText]).nullish()
type Text = z.infer<typeof Text>

/** The fields of an article. Editors leave out what they do not need. */
const Document = z.object({
  uid: z.string().max(100),
  first_publication_date: z.string().nullish(),
  data: z.object({
    title: Text,
    summary: Text,
    team: Text,
    body: Text,
    image: z
      .object({ url: z.url({ protocol: /^https$/ }).max(2000) })
      .nullish()
      .catch(null),
    products: z
      .array(z.object({ asin: z.string().nullish() }))
      .max(50)
      .nullish()
      .catch(null),
    product_words: z.string().nullish(),
  }),
})
const Found = z.object({ results: z.array(Document).max(100) })

/** Articles of a Prismic repository: documents of the type `reward_content` with the tag `rewards`. */
export const createPrismicArticles = (settings: PrismicSettings, fetcher: typeof fetch): ArticleSource => {
  const recent = createRecentCache<readonly Article[]>({ entriesMax: 200, milliseconds: keptMilliseconds })

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
  const search = async (predicates: string, pageSize: number): Promise<readonly Article[]> => {
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
        Found,
      )
      return results.map(articleOf)
    } catch (error) {
      if (error instanceof VendorUncertain) throw new ContentUnavailable(error.message)
      throw error
    }
  }
  return {
    featured: () =>
      recent.get('', () =>
        search('[[at(document.type,"reward_content")][at(document.tags,["rewards"])]]', featuredMax),
      ),
    article: async uid => {
      // The contract limits a uid to letters, digits and dashes, so that it can't end the string of the query.
      const [found] = await recent.get(uid, () => search(`[[at(my.reward_content.uid,"${uid}")]]`, 1))
      return found ?? null
    },
  }
}

const articleOf = ({ uid, first_publication_date, data }: z.infer<typeof Document>): Article => ({
  uid,
  title: wordsOf(data.title),
  summary: wordsOf(data.summary),
  team: wordsOf(data.team) || 'Laurel',
  publishedAt: instantIn(first_publication_date),
  imageUrl: data.image?.url ?? null,
  body: typeof data.body === 'string' ? data.body : htmlOf(data.body ?? []),
  asins: (data.products ?? []).flatMap(({ asin }) => (asin && /^[A-Z0-9]{10}$/.test(asin) ? [asin] : [])),
  productWords: data.product_words?.trim() || null,
})

const wordsOf = (text: Text): string => (typeof text === 'string' ? text : plainText(text ?? [])).trim()

/** Prismic writes `2026-11-09T09:00:00+0000`. */
const instantIn = (text: string | null | undefined): Instant | null => {
  const time = text ? new Date(text) : undefined
  return time && !Number.isNaN(time.getTime()) ? Instant.parse(time.toISOString()) : null
}
