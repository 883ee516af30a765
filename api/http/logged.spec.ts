import { Writable } from 'node:stream'
import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { serverOptions } from './serverOptions.ts'

const settings = {
  origin: 'http://laurel.test',
  staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
}

const startLogging = () => {
  let said = ''
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      said += chunk.toString()
      done()
    },
  })
  const { logger, ...options } = serverOptions({ settings, logger: { level: 'info' } })
  const app = fastify({ ...options, logger: logger && { ...logger, stream } })
  return { app, log: () => said }
}

describe('the log', () => {
  test('names the route of a request and a network, and neither its query nor the address of the caller', async () => {
    const { app, log } = startLogging()
    app.get('/login/*', () => 'a page')
    await app.inject('/login/assert_single_use_token?token=a-secret')
    await app.inject('/login/slack?code=a-code&state=a-state')
    await app.close()
    expect(log()).toContain('"route":"/login/assert_single_use_token"')
    expect(log()).toContain('127.0.0.0/24')
    expect(log()).not.toContain('127.0.0.1')
    expect(log()).not.toMatch(/a-secret|a-code|a-state/)
  })

  test('leaves out ids and secret parts of addresses, whatever the route', async () => {
    const { app, log } = startLogging()
    app.post('/v1/vendors/:name/webhooks/:connectionId', () => ({}))
    app.get('/*', () => 'a page')
    const id = 'c0ffee00-0000-4000-8000-000000000000'
    await app.inject({ method: 'POST', url: `/v1/vendors/pledge/webhooks/${id}` })
    await app.inject(`/users/${id}`)
    await app.inject('/users/ann%40juniper.example')
    await app.close()
    expect(log()).toContain('"route":"/v1/vendors/:name/webhooks/:connectionId"')
    expect(log()).toContain('"route":"/users/…"')
    expect(log()).not.toMatch(/c0ffee|juniper/)
  })

  test('says why something failed, and quotes no rows and credentials', async () => {
    const { app, log } = startLogging()
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(ann@juniper.example) already exists.',
      headers: { authorization: 'Bearer a-token' },
    })
    const failed = new Error('GET https://partner.example?api_key=a-key', { cause })
    app.log.error({ err: new AggregateError([failed], 'Both failed.') }, 'It failed.')
    await app.close()
    for (const word of ['Both failed.', 'duplicate key value', '23505', 'logged.spec.ts'])
      expect(log()).toContain(word)
    expect(log()).not.toMatch(/juniper|a-token|a-key/)
  })
})
