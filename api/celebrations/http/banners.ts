import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const pictures = join(import.meta.dirname, '..', 'banners')

/**
 * The pictures of banners at `/banners/<id>.png` and `.svg`, for everybody: Slack fetches them without a sign-in. They
 * are kept for a day and asked for by their etag afterwards, so that a better drawing reaches everyone.
 */
export const serveBanners = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: pictures,
    prefix: '/banners/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders: reply => {
      // Screens elsewhere and mail programs may show them, too.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    },
  })
}
