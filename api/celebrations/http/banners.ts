import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const pictures = join(import.meta.dirname, '..', 'banners')

/**
 * Serves the pictures of banners at `/banners/<id>.png` and `.svg`, without authentication, because Slack fetches them.
 * Clients cache them for a day and revalidate by etag.
 */
export const serveBanners = async (app: FastifyInstance): Promise<void> => {
  await app.register(fastifyStatic, {
    root: pictures,
    prefix: '/banners/',
    decorateReply: false,
    index: false,
    maxAge: '1d',
    setHeaders: reply => {
      // Other sites and mail programs may embed them.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('access-control-allow-origin', '*')
    },
  })
}
