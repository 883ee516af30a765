import { readFileSync } from 'node:fs'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { z } from 'zod'
import type { ArticleSource } from '../port.ts'

/** The path below which the pictures of the bundled articles are served. */
export const articlePictures = '/article-pictures'

const Bundled = z.array(
  z.strictObject({
    uid: z.string(),
    title: z.string(),
    summary: z.string(),
    team: z.string(),
    publishedAt: Instant,
    picture: z.string(),
    body: z.array(z.string()),
    productWords: z.string().nullable(),
  }),
)

/** The articles that come with Laurel, for installations without a content service. */
export const createBundledArticles = (): ArticleSource => {
  const articles = Bundled.parse(
    JSON.parse(readFileSync(new URL('articles.json', import.meta.url), 'utf8')),
  ).map(({ picture, body, ...article }) => ({
    ...article,
    imageUrl: `${articlePictures}/${picture}`,
    body: body.join('\n'),
    asins: [],
  }))
  return {
    featured: () => Promise.resolve(articles),
    article: uid => Promise.resolve(articles.find(article => article.uid === uid) ?? null),
  }
}
