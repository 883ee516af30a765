import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** Serves the drawn pictures of a stand-in's catalog at `/pictures/<name>.webp`. */
export const servePictures = (fastify: FastifyInstance, folder: URL): void => {
  const Params = z.object({ name: z.string().regex(/^[a-z0-9-]{1,40}\.webp$/) })
  fastify.get('/pictures/:name', async (request, reply) => {
    const { name } = Params.parse(request.params)
    return reply.type('image/webp').send(await readFile(new URL(name, folder)))
  })
}

/** Pictures need no credentials. */
export const isPicture = (url: string): boolean => url.includes('/pictures/')
