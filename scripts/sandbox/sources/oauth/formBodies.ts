import type { FastifyInstance } from 'fastify'

/** Reads form-encoded bodies as an object of texts. */
export const readFormBodies = (fastify: FastifyInstance): void => {
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
