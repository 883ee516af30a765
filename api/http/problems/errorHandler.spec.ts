import fastify from 'fastify'
import { expect, test } from 'vitest'
import { handleError } from './errorHandler.ts'

const answerTo = async (error: unknown) => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get('/', () => {
    throw error
  })
  const response = await app.inject('/')
  await app.close()
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body }
}

test('what nobody expected says so, and gives nothing of the inside away', async () => {
  const answer = await answerTo(new Error('password authentication failed for user "laurel"'))
  expect(answer.status).toBe(500)
  expect(answer.type).toContain('application/problem+json')
  expect(answer.text).toContain('INTERNAL')
  expect(answer.text).not.toContain('password')
})

test.each([
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  Object.assign(new Error('terminating connection'), { code: '57P01' }),
  new Error('Connection terminated unexpectedly'),
])('a database that is away is worth another try: %s', async error => {
  const answer = await answerTo(error)
  expect(answer.status).toBe(503)
  expect(answer.text).toContain('UNAVAILABLE')
  expect(answer.text).toContain('Try again')
  expect(answer.text).not.toContain('5432')
})

test('things that are no errors at all are answered too', async () => {
  expect(await answerTo('a text')).toMatchObject({ status: 500 })
})
