import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { AmazonSummary } from '@laurel/contract/rewards/amazon.ts'
import { featuredPosts, type PostSummary, readPost } from '@laurel/contract/rewards/posts.ts'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../http/dependencies.ts'
import { notFound } from '../../http/problems/generalProblems.ts'
import type { Api } from '../../http/serving/api.ts'
import { callerOf } from '../../http/serving/authenticate.ts'
import { routeOf } from '../../http/serving/routeOf.ts'
import { openMarketplace } from '../amazon/openMarketplace.ts'
import { type AmazonReader, createAmazonReader } from '../amazon/readAmazon.ts'
import { articlePictures, createBundledArticles } from '../articles/bundled/bundledArticles.ts'
import type { Article } from '../articles/port.ts'
import { productsOfArticle } from '../articles/productsOfArticle.ts'
import { sanitise } from '../sanitise.ts'
import { amazonDependencies } from './amazonDependencies.ts'
import { withContent } from './withContent.ts'

/** Articles about rewards, of the content service or those that come with Laurel. */
export const servePosts = (api: Api, dependencies: Dependencies): void => {
  const articles = dependencies.articles ?? createBundledArticles()
  const amazon = amazonDependencies(dependencies)
  const reader: AmazonReader = createAmazonReader()

  api.route({
    ...routeOf(featuredPosts),
    handler: async () => ({ posts: (await withContent(() => articles.featured())).map(summaryOf) }),
  })

  api.route({
    ...routeOf(readPost),
    handler: async request => {
      const article = await withContent(() => articles.article(request.params.uid))
      if (!article) throw notFound('article')
      const open = await openMarketplace(amazon, callerOf(request))
      const products: AmazonSummary[] = open
        ? await productsOfArticle(dependencies.database, reader, open, article)
        : []
      return {
        ...summaryOf(article),
        team: article.team,
        published_at: article.publishedAt,
        body: sanitise(article.body),
        products,
      }
    },
  })
}

const summaryOf = ({ uid, title, summary, imageUrl }: Article): PostSummary => ({
  uid,
  title,
  summary,
  image: imageUrl,
})

/** Serves the pictures of the articles that come with Laurel. */
export const serveArticlePictures = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, '..', 'articles', 'bundled', 'pictures'),
    prefix: `${articlePictures}/`,
    decorateReply: false,
    index: false,
    maxAge: '1d',
  })
}
