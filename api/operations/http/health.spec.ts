import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveHealth } from './health.ts'

/** A server whose database fails with a message; `said` is its log. */
const createServer = () => {
  const said: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said.push(chunk.toString())
      done()
    },
  })
  const server = fastify({ logger: { level: 'warn', stream } })
  const database = { asked: 0, failure: 'password authentication failed for user "laurel"' }
  serveHealth(server, {
    database: {
      query: () => {
        database.asked += 1
        return Promise.reject(new Error(database.failure))
      },
    },
    log: { name: 'The event log', head: async () => 2 },
    projections: behindBy(0),
  })
  return { server, said, database }
}

test('answers 503 and names the part that fails; the error itself is in the log alone', async () => {
  const { server, said } = createServer()
  const answer = await server.inject({ url: '/health' })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    status: 'failing',
    database: { ok: false, detail: 'fails' },
    log: { ok: true, detail: 'The event log answers' },
  })
  expect(answer.body).not.toContain('password')
  expect(said.join('')).toContain('password authentication failed')
  await server.close()
})

test('a flood of questions is one question to the database', async () => {
  const { server, database } = createServer()
  const answers = await Promise.all(Array.from({ length: 100 }, () => server.inject({ url: '/health' })))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
  expect(database.asked).toBe(1)
  await server.close()
})

test('answers 200 with the status catching up while the read models are behind the log', async () => {
  const server = fastify()
  serveHealth(server, {
    database: { query: async () => ({ rows: [] }) },
    log: { name: 'The event log', head: async () => 2 },
    projections: behindBy(86_400),
  })
  const answer = await server.inject({ url: '/health' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    status: 'catching up',
    projections: { ok: true, isCatchingUp: true, behindSeconds: 86_400 },
  })
  await server.close()
})

test('answers 200 with the status alarm for a log whose times are in the future', async () => {
  const server = fastify()
  serveHealth(server, {
    database: { query: async () => ({ rows: [] }) },
    log: { name: 'The event log', head: async () => 2 },
    projections: behindBy(0),
    clockHealth: async () => ({ ok: true, alarm: true, detail: '6 minutes behind the newest event' }),
  })
  const answer = await server.inject({ url: '/health' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    status: 'alarm',
    clock: { ok: true, alarm: true, detail: '6 minutes behind the newest event' },
  })
  await server.close()
})

/** Read models that are as many seconds behind the log. */
const behindBy = (behindSeconds: number) => ({
  lag: async () => ({
    head: 2,
    position: behindSeconds === 0 ? 2 : 1,
    isBehind: behindSeconds > 0,
    behindSeconds,
    readModels: [],
    lastFailure: null,
  }),
})
