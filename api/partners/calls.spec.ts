import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  callPatiently,
  callVendor,
  expectLetIn,
  readJson,
  type VendorAnswer,
  type VendorCall,
} from './calls.ts'
import { VendorUncertain } from './vendorUncertain.ts'

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise(resolve => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

const urlOf = async (listener: RequestListener): Promise<string> => {
  const started = createServer(listener)
  server = started
  await new Promise<void>(resolve => started.listen(0, '127.0.0.1', resolve))
  const address = started.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}/orders?key=hush`
}

const call = async (listener: RequestListener, more: Partial<VendorCall> = {}) =>
  callVendor(fetch, {
    vendor: 'Acme',
    url: await urlOf(listener),
    method: 'POST',
    headers: { authorization: 'Bearer hush' },
    body: '{"secret":"hush"}',
    signal: new AbortController().signal,
    ...more,
  })

const answering =
  (status: number, text = '', headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(text)

describe('a call to a vendor', () => {
  test('reads status, headers and text', async () => {
    const answer = await call(answering(402, '{"code":"LOW"}', { 'x-request': '7' }))
    expect(answer).toMatchObject({ status: 402, text: '{"code":"LOW"}' })
    expect(answer.headers.get('x-request')).toBe('7')
  })

  test.each<[string, RequestListener, Partial<VendorCall>, string]>([
    ['a server error', answering(503), {}, 'Acme answered 503.'],
    ['a redirect', answering(302, '', { location: '/other' }), {}, 'Acme answered with a redirect.'],
    ['a lost connection', request => request.socket.destroy(), {}, 'The connection to Acme was lost.'],
    [
      'a time limit',
      () => undefined,
      { timeoutMilliseconds: 30 },
      'Acme did not answer within 0.03 seconds.',
    ],
    ['a long answer', answering(200, 'x'.repeat(50)), { bytesMax: 49 }, 'Acme answered more than 49 bytes.'],
  ])('is uncertain after %s, and says so without a secret', async (_name, listener, more, message) => {
    const error: unknown = await call(listener, more).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(VendorUncertain)
    expect(error).toMatchObject({ message })
    expect(error).not.toHaveProperty('cause')
  })

  test('reads a server error where the caller wants to', async () => {
    expect(await call(answering(500, 'oops'), { serverErrors: 'answer' })).toMatchObject({ status: 500 })
  })

  test('is uncertain when it is stopped on its way, and does not begin after that', async () => {
    const stopping = new AbortController()
    const calls: string[] = []
    const stopped = call(
      request => {
        calls.push(request.url ?? '')
        stopping.abort()
      },
      { signal: stopping.signal },
    )
    await expect(stopped).rejects.toBeInstanceOf(VendorUncertain)
    await expect(call(answering(200), { signal: stopping.signal })).rejects.toThrow('aborted')
    expect(calls).toHaveLength(1)
  })

  test('is uncertain about an answer of another form, and names the place alone', () => {
    const answer = { vendor: 'Acme', status: 200, headers: new Headers(), text: '{"order":{"id":5}}' }
    const schema = z.object({ order: z.object({ id: z.string() }) })
    expect(() => readJson(answer, schema)).toThrow(
      'Acme answered 200 in a form that is not readable at order.id.',
    )
    expect(readJson({ ...answer, text: '{"order":{"id":"5"}}' }, schema)).toEqual({ order: { id: '5' } })
    expect(() => readJson({ ...answer, text: '<html>' }, schema)).toThrow(VendorUncertain)
  })
})

const answered = (status: number): VendorAnswer => ({
  vendor: 'Acme',
  status,
  headers: new Headers(),
  text: '',
})

test('a call that was not considered is uncertain, and any other status is for the caller', () => {
  expect(() => expectLetIn(answered(403), 'the key')).toThrow('Acme refused the key (403).')
  expect(() => expectLetIn(answered(429), 'the key')).toThrow('Acme is busy')
  expect(() => expectLetIn(answered(409), 'the key', [409])).toThrow('Acme is busy')
  for (const status of [200, 402, 404, 409]) expectLetIn(answered(status), 'the key')
})

test.each([
  [[429, 429, 200], 200],
  [[404], 404],
])('a look-up is repeated while the vendor asks for fewer calls: %j', async (statuses, last) => {
  const left = [...statuses]
  const call = () => Promise.resolve(answered(left.shift() ?? 500))
  const { signal } = new AbortController()
  const patience = { attemptsMax: 3, pauseMilliseconds: 0 }
  expect(await callPatiently(call, patience, signal)).toMatchObject({ status: last })
  expect(left).toEqual([])
})

test('a vendor that asks for fewer calls for too long is uncertain', async () => {
  const { signal } = new AbortController()
  const busy = callPatiently(
    () => Promise.resolve(answered(429)),
    { attemptsMax: 2, pauseMilliseconds: 0 },
    signal,
  )
  await expect(busy).rejects.toThrow('Acme asks for fewer calls.')
})
