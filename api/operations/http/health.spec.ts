import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveHealth } from './health.ts'

test('answers 503 and names the part that fails', async () => {
  const server = fastify()
  serveHealth(server, {
    database: { query: () => Promise.reject(new Error('No answer.')) },
    log: { name: 'The event log', head: async () => 2 },
    projections: {
      lag: async () => ({
        head: 2,
        position: 2,
        isBehind: false,
        behindSeconds: 0,
        readModels: [],
        lastFailure: null,
      }),
    },
  })
  const answer = await server.inject({ url: '/health' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    status: 'failing',
    database: { ok: false, detail: 'No answer.' },
    log: { ok: true },
  })
  await server.close()
})
