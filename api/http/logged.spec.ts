import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { describedRequest } from './serverOptions.ts'

test('the log names the path of a request and a network, and neither its query nor the address of the caller', async () => {
  let said = ''
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said += chunk.toString()
      done()
    },
  })
  const app = fastify({ logger: { level: 'info', stream, serializers: { req: describedRequest } } })
  app.get('/login/*', () => 'a page')
  await app.inject('/login/assert_single_use_token?token=a-secret')
  await app.inject('/login/slack?code=a-code&state=a-state')
  await app.close()
  expect(said).toContain('/login/assert_single_use_token')
  expect(said).toContain('127.0.0.0/24')
  expect(said).not.toContain('127.0.0.1')
  expect(said).not.toMatch(/a-secret|a-code|a-state/)
})
