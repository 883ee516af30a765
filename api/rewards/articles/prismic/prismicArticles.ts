import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import { createRecentCache } from '../../../caching/recentCache.ts'
import type { Article, ArticleSource } from '../port.ts'
import type { PrismicReader } from './prismicReader.ts'
import { htmlOf, plainText, RichText } from './richText.ts'

const keptMilliseconds = 5 * 60_000
const featuredMax = 20

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

/** Articles of a Prismic repository: documents of the type `reward_content` with the tag `rewards`. */
export const createPrismicArticles = (read: PrismicReader): ArticleSource => {
  const recent = createRecentCache<readonly Article[]>({ entriesMax: 200, milliseconds: keptMilliseconds })
  const search = async (predicates: string, pageSize: number): Promise<readonly Article[]> =>
    (await read(Document, predicates, pageSize)).map(articleOf)
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
