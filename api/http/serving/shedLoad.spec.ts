import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { strangersUnderWayPerAddress, uncountedBodyBytesMax } from '../limits.ts'
import { handleError } from '../problems/errorHandler.ts'
import { shedLoad } from './shedLoad.ts'
import { noteSurface } from './surface.ts'

const withSession = { authorization: 'Bearer of-a-member' }

/** A server with a limit of two concurrent requests with a session; `/v1/slow` answers after `release`. */
const createEdge = (limits: { bodyBytesUnderWayMax?: number } = {}) => {
  const app = fastify({ forceCloseConnections: true })
  const released = Promise.withResolvers<string>()
  app.setErrorHandler(handleError)
  noteSurface(app)
  const load = shedLoad(app, { requestsUnderWayMax: 2, ...limits })
  const ofMembers = { config: { access: 'member' as const } }
  app.get('/v1/slow', ofMembers, () => released.promise)
  app.post('/v1/large', ofMembers, () => 'taken')
  app.get('/v1/open', () => released.promise)
  app.get('/health', () => ({ status: 'ok' }))
  app.post('/slack/commands', async request => {
    load.trust(request)
    return released.promise
  })
  const slow = (headers = withSession) => app.inject({ url: '/v1/slow', headers }).then(answer => answer)
  return { app, slow, release: () => released.resolve('done') }
}

test('a flood is turned away at once, health answers, and what was taken is carried out', async () => {
  const { app, slow, release } = createEdge()
  const flood = Array.from({ length: 50 }, () => slow())
  const refused = await Promise.all(flood.slice(2))
  expect(new Set(refused.map(answer => answer.statusCode))).toEqual(new Set([503]))
  expect(refused[0]?.headers).toMatchObject({
    'retry-after': '2',
    'content-type': expect.stringContaining('application/problem+json'),
  })
  expect(refused[0]?.json()).toMatchObject({
    code: 'OVERLOADED',
    detail: expect.stringContaining('Retry-After'),
  })
  expect((await app.inject('/health')).statusCode).toBe(200)
  release()
  expect((await Promise.all(flood.slice(0, 2))).map(answer => answer.body)).toEqual(['done', 'done'])

  expect((await slow()).statusCode).toBe(200)
  await app.close()
})

test('callers without a session take no room of those with one, and each address has its own', async () => {
  const { app, slow, release } = createEdge()
  const open = (remoteAddress: string) =>
    app.inject({ url: '/v1/open', remoteAddress }).then(answer => answer)
  const flood = Array.from({ length: strangersUnderWayPerAddress.requests + 20 }, () => open('192.0.2.1'))
  const refused = await Promise.all(flood.slice(strangersUnderWayPerAddress.requests))
  expect(new Set(refused.map(answer => answer.statusCode))).toEqual(new Set([429]))
  expect(refused[0]?.headers).toMatchObject({ 'retry-after': '2' })
  const elsewhere = open('192.0.2.2')
  const member = slow()
  release()
  expect([(await elsewhere).statusCode, (await member).statusCode]).toEqual([200, 200])
  await Promise.all(flood)
  expect((await open('192.0.2.1')).statusCode).toBe(200)
  await app.close()
})

test('a slash command during an overload is answered in words', async () => {
  const { app, slow, release } = createEdge()
  const taken = [slow(), slow()]
  const told = await app.inject({ method: 'POST', url: '/slack/commands', payload: { text: '<@U1> +10' } })
  expect(told.statusCode).toBe(200)
  expect(told.json()).toMatchObject({ response_type: 'ephemeral', text: expect.stringContaining('again') })
  release()
  await Promise.all(taken)
  await app.close()
})

test('bytes count when they arrive, and what does not fit is refused', async () => {
  const { app } = createEdge({ bodyBytesUnderWayMax: 100_000 })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = new URL(origin)
  const head = [
    'POST /v1/large HTTP/1.1',
    'Host: laurel',
    `Authorization: ${withSession.authorization}`,
    'Content-Type: application/json',
  ].join('\r\n')
  const text = JSON.stringify('x'.repeat(60_000))
  const send = (body: string) =>
    fetch(`${origin}/v1/large`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...withSession },
      body,
    })

  // Declares far more than the limit and sends next to nothing.
  const waiting = connect(Number(port), '127.0.0.1')
  waiting.write(`${head}\r\nContent-Length: 250000\r\n\r\n"x`)
  expect((await send(text)).status).toBe(200)
  waiting.write('x'.repeat(90_000))
  await expect.poll(async () => (await send(text)).status).toBe(503)
  const refused = await send(text)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'OVERLOADED' })
  expect((await send(JSON.stringify('x'.repeat(uncountedBodyBytesMax / 2)))).status).toBe(200)

  waiting.destroy()
  await expect.poll(async () => (await send(text)).status).toBe(200)
  await app.close()
})

test('callers that hang up make room', async () => {
  const { app } = createEdge()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const hangingUp = new AbortController()
  const reached = Promise.withResolvers<void>()
  let count = 0
  app.server.on('request', () => {
    count += 1
    if (count === 2) reached.resolve()
  })
  const ask = (path: string, signal?: AbortSignal) =>
    fetch(`${origin}${path}`, { headers: withSession, ...(signal ? { signal } : {}) })
  const hung = [1, 2].map(() => ask('/v1/slow', hangingUp.signal).catch(() => undefined))
  await reached.promise
  const status = async () =>
    (await fetch(`${origin}/v1/large`, { method: 'POST', headers: withSession })).status
  expect(await status()).toBe(503)
  hangingUp.abort()
  await Promise.all(hung)
  await expect.poll(status).toBe(200)
  await app.close()
})
