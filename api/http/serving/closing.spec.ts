import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from '../problems/errorHandler.ts'
import { closeGently, refuseWhileClosing } from './closing.ts'

/** A server whose `/slow` answers after `release`, and a client that keeps its connections open. */
const createServer = async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false })
  const released = Promise.withResolvers<string>()
  const begun = Promise.withResolvers<void>()
  app.setErrorHandler(handleError)
  refuseWhileClosing(app)
  app.get('/slow', () => {
    begun.resolve()
    return released.promise
  })
  const asked: string[] = []
  app.get('/', ({ url }) => {
    asked.push(url)
    return 'at once'
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string): Promise<IncomingMessage> => {
    const [response]: IncomingMessage[] = await once(get(`${origin}${path}`, { agent }), 'response')
    if (!response) throw new Error('A response event has a response.')
    response.resume()
    await once(response, 'end')
    return response
  }
  return { app, ask, origin, asked, begun: begun.promise, release: () => released.resolve('done') }
}

test('what runs is finished, nothing new is taken, and connections end', async () => {
  const { app, ask, origin, begun, release } = await createServer()
  const slow = ask('/slow')
  await begun
  const closed = closeGently(app)
  await expect.poll(() => fetch(origin).catch(() => 'refused')).toBe('refused')
  release()
  const answer = await slow
  expect(answer).toMatchObject({ statusCode: 200, headers: { connection: 'close' } })
  await closed
})

test('an idle connection is closed at once', async () => {
  const { app, origin } = await createServer()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: laurel\r\n\r\n')
  await once(socket, 'data')
  const ended = once(socket, 'close')
  await closeGently(app)
  await ended
})

test('a further request on a busy connection does nothing', async () => {
  const { app, origin, asked, begun, release } = await createServer()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8')
  socket.write('GET /slow HTTP/1.1\r\nHost: laurel\r\n\r\n')
  await begun
  const closed = closeGently(app)
  await expect.poll(() => fetch(origin).catch(() => 'refused')).toBe('refused')
  asked.length = 0
  socket.write('GET / HTTP/1.1\r\nHost: laurel\r\n\r\n')
  release()
  const answers = await socket.toArray()
  expect(answers.join('')).toMatch(/^HTTP\/1.1 200.*connection: close.*done$/s)
  expect(asked).toEqual([])
  await closed
})

test('what takes too long is cut', async () => {
  const { app, ask, begun } = await createServer()
  const cut = expect(ask('/slow')).rejects.toThrow('socket hang up')
  await begun
  await closeGently(app, 50)
  await cut
})
