import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callVendor, readJson, type VendorCall } from './calls.ts'
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
