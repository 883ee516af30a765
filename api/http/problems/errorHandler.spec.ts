import { LogOverloaded } from '@laurel/ledger/log/logOverloaded.ts'
import { LogUnavailable } from '@laurel/ledger/log/logUnavailable.ts'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ImageFilesAway } from '../../rewards/images/imageFiles.ts'
import { handleError } from './errorHandler.ts'

const answerTo = async (error: unknown) => {
  const app = fastify()
  app.setErrorHandler(handleError)
  app.get('/', () => {
    throw error
  })
  const response = await app.inject('/')
  await app.close()
  const { 'content-type': type, 'retry-after': retryAfter } = response.headers
  return { status: response.statusCode, type, retryAfter, text: response.body }
}

test('an unexpected error is reported as such and reveals no internals', async () => {
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
  new Error('timeout exceeded when trying to connect'),
  new Error('Reading failed.', { cause: Object.assign(new Error('starting up'), { code: '57P03' }) }),
  Object.assign(new Error('could not extend file: No space left on device'), { code: '53100' }),
])('a database that is away or full is worth another try: %s', async error => {
  const answer = await answerTo(error)
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
  expect(answer.text).toContain('UNAVAILABLE')
  expect(answer.text).toContain('Try again')
  expect(answer.text).not.toContain('5432')
})

test.each([
  new LogUnavailable('esdb://admin:changeit@10.0.0.7:2113 does not answer'),
  new Error('Not recorded.', { cause: new LogUnavailable('10.0.0.7:2113 does not answer') }),
])('an absent event log has another problem than an absent database, and may be retried: %s', async error => {
  const answer = await answerTo(error)
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
  expect(answer.text).toContain('UNAVAILABLE')
  expect(answer.text).toContain('can’t reach its event log. Try again')
  expect(answer.text).not.toMatch(/2113|changeit|database/)
})

test.each([
  [false, 'Try again in a moment'],
  [true, 'its operator has to check the S3 settings'],
])('an absent storage of pictures says what to do next: refused %s', async (isRefusal, next) => {
  const answer = await answerTo(new ImageFilesAway('https://s3.example answered 403', { isRefusal }))
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
  expect(answer.text).toContain(next)
  expect(answer.text).not.toContain('s3.example')
})

test('a log that takes no more says that nothing was recorded', async () => {
  const answer = await answerTo(new LogOverloaded(20_000))
  expect(answer).toMatchObject({ status: 503, retryAfter: '2' })
  expect(answer.text).toContain('OVERLOADED')
  expect(answer.text).not.toContain('20000')
})

test('things that are no errors at all are answered too', async () => {
  expect(await answerTo('a text')).toMatchObject({ status: 500 })
})
