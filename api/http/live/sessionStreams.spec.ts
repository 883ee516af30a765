import { once } from 'node:events'
import { Readable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from '../problems/errorHandler.ts'
import { TooManyStreams } from '../problems/passingProblems.ts'
import { createSessionStreams } from './sessionStreams.ts'

const listen = () => new Readable({ read: () => undefined })

test('one sign-in opens so many streams and no more; another one has room of its own', async () => {
  const streams = createSessionStreams(2)
  const first = streams.open('ann', listen)
  streams.open('ann', listen)
  expect(() => streams.open('ann', listen)).toThrow(TooManyStreams)
  streams.open('ben', listen)
  first.destroy()
  await once(first, 'close')
  streams.open('ann', listen)
  expect(() => streams.open('ann', listen)).toThrow(TooManyStreams)
})

test('a session above it reads what to do, and when to come back', async () => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get('/', () => {
    throw new TooManyStreams(2)
  })
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('2')
  expect(answer.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    detail: expect.stringContaining('Close a tab'),
  })
})
