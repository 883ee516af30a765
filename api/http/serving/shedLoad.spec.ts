import { once } from 'node:events'
import { request } from 'node:http'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from '../problems/errorHandler.ts'
import { shedLoad } from './shedLoad.ts'

/** A server with a limit of two concurrent requests; `/slow` answers after `release`. */
const createEdge = (limits: { bodyBytesUnderWayMax?: number } = {}) => {
  const app = fastify({ forceCloseConnections: true })
  const released = Promise.withResolvers<string>()
  app.setErrorHandler(handleError)
  shedLoad(app, { requestsUnderWayMax: 2, ...limits })
  app.get('/slow', () => released.promise)
  app.get('/health', () => ({ status: 'ok' }))
  app.post('/slack/commands', () => '')
  app.post('/large', () => 'taken')
  return { app, release: () => released.resolve('done') }
}

test('a flood is turned away at once, health answers, and what was taken is carried out', async () => {
  const { app, release } = createEdge()
  const flood = Array.from({ length: 50 }, () => app.inject('/slow').then(answer => answer))
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

  expect((await app.inject('/slow')).statusCode).toBe(200)
  await app.close()
})

test('a slash command during an overload is answered in words', async () => {
  const { app, release } = createEdge()
  const taken = [1, 2].map(() => app.inject('/slow').then(answer => answer))
  const told = await app.inject({ method: 'POST', url: '/slack/commands', payload: { text: '<@U1> +10' } })
  expect(told.statusCode).toBe(200)
  expect(told.json()).toMatchObject({ response_type: 'ephemeral', text: expect.stringContaining('again') })
  release()
  await Promise.all(taken)
  await app.close()
})

test('bodies are refused before they are read, while as much as fits is on its way', async () => {
  const { app } = createEdge({ bodyBytesUnderWayMax: 100_000 })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const first = Promise.withResolvers<number>()
  const headers = { 'content-type': 'application/json', 'content-length': 80_000 }
  const slow = request(`${origin}/large`, { method: 'POST', headers }, response => {
    first.resolve(response.statusCode ?? 0)
    response.resume()
  })
  const arrived = once(app.server, 'request')
  slow.write('"')
  await arrived

  const text = JSON.stringify('x'.repeat(60_000))
  const send = (body: string) =>
    fetch(`${origin}/large`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const refused = await send(text)
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('2')
  expect(await refused.json()).toMatchObject({ code: 'OVERLOADED' })
  expect((await send('"small"')).status).toBe(200)

  slow.end(`${'x'.repeat(79_998)}"`)
  expect(await first.promise).toBe(200)
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
  const hung = [1, 2].map(() => fetch(`${origin}/slow`, { signal: hangingUp.signal }).catch(() => undefined))
  await reached.promise
  const status = async () => (await fetch(`${origin}/nothing`)).status
  expect(await status()).toBe(503)
  hangingUp.abort()
  await Promise.all(hung)
  await expect.poll(status).toBe(404)
  await app.close()
})
