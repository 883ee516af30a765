import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Fault } from '../control/faults.ts'
import type { SandboxContext } from '../sandboxContext.ts'
import { drawings } from './drawings.ts'
import { encodeGif } from './encodeGif.ts'

/** Any key is accepted; a missing one is refused. */
export const sandboxGifKey = 'sandbox'

const Count = z.coerce.number().int().min(1).max(50).default(20)
const KlipySearch = z.object({ q: z.string(), key: z.string().min(1), limit: Count })
const GiphySearch = z.object({ q: z.string(), api_key: z.string().min(1), limit: Count })

type Drawing = (typeof drawings)[number]

/** The drawings that match any of the words. */
const foundBy = (words: string, limit: number): readonly Drawing[] => {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return drawings
    .filter(({ name, title, tags }) => {
      const known = `${name} ${title} ${tags}`.toLowerCase()
      return wanted.some(word => known.includes(word))
    })
    .slice(0, limit)
}

/**
 * Stand-ins for the providers of GIFs: KLIPY under `/klipy`, GIPHY under `/giphy`, and generated pictures that both
 * find. Faults of the method `gifs.search` apply to both.
 */
export const gifPlugin =
  (context: SandboxContext): FastifyPluginAsync =>
  async fastify => {
    const pictures = new Map<string, Buffer>()
    const mediaOf = ({ name, animation: { width, height } }: Drawing) => ({
      url: `${context.origin()}/gifs/${name}.gif`,
      width,
      height,
    })

    fastify.get('/klipy/v2/search', async (request, reply) => {
      const fault = context.faults.take('gifs.search')
      if (fault) return fail(reply, fault)
      const search = KlipySearch.safeParse(request.query)
      if (!search.success)
        return reply.code(401).send({ error: { code: 401, message: 'API key not valid.' } })
      const { q, limit } = search.data
      return {
        results: foundBy(q, limit).map(drawing => {
          const { url, width, height } = mediaOf(drawing)
          const media = { url, dims: [width, height], duration: 1.28, size: 0 }
          return {
            id: drawing.id,
            title: drawing.name,
            content_description: drawing.title,
            media_formats: { gif: media, tinygif: media },
          }
        }),
        next: '',
      }
    })

    fastify.get('/giphy/v1/gifs/search', async (request, reply) => {
      const fault = context.faults.take('gifs.search')
      if (fault) return fail(reply, fault)
      const search = GiphySearch.safeParse(request.query)
      if (!search.success) return reply.code(401).send({ meta: { status: 401, msg: 'Unauthorized' } })
      const found = foundBy(search.data.q, search.data.limit)
      return {
        data: found.map(drawing => {
          const { url, width, height } = mediaOf(drawing)
          // GIPHY writes its sizes as text.
          const image = { url, width: String(width), height: String(height) }
          const images = { original: image, fixed_height: image }
          return { type: 'gif', id: drawing.id, title: drawing.title, rating: 'g', images }
        }),
        pagination: { total_count: found.length, count: found.length, offset: 0 },
        meta: { status: 200, msg: 'OK', response_id: context.sequence.id('gif') },
      }
    })

    fastify.get<{ Params: { name: string } }>('/gifs/:name.gif', async (request, reply) => {
      const drawing = drawings.find(({ name }) => name === request.params.name)
      if (!drawing) return reply.code(404).send()
      const picture = pictures.get(drawing.name) ?? encodeGif(drawing.animation)
      pictures.set(drawing.name, picture)
      return reply
        .type('image/gif')
        .header('cache-control', 'max-age=3600')
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture)
    })
  }

const fail = (reply: FastifyReply, { answer, error, retryAfterSeconds }: Fault): FastifyReply => {
  switch (answer) {
    case 'rateLimited':
      return reply.code(429).header('retry-after', String(retryAfterSeconds)).send({})
    case 'serverError':
      return reply.code(500).send('A fault of the sandbox: this request fails on demand.')
    case 'error':
      return reply.send({ error })
    case 'hang':
      return reply.hijack()
    default:
      return answer satisfies never
  }
}
