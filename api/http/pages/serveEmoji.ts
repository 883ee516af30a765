import { emojiPath } from '@laurel/contract/browser/emoji.ts'
import type { FastifyInstance } from 'fastify'
import { emojiDrawing } from './emojiDrawing.ts'

/** Serves the drawing of each emoji. The path has the version of the set, so browsers may keep it. */
export const serveEmoji = (app: FastifyInstance): void => {
  app.get<{ Params: { key: string } }>(
    `${emojiPath}/:key.svg`,
    { schema: { hide: true } },
    async (request, reply) => {
      const drawing = await emojiDrawing(request.params.key)
      if (drawing === undefined) return reply.callNotFound()
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(drawing)
    },
  )
}
