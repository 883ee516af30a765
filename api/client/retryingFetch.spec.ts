import { expect, test, vi } from 'vitest'
import { retryingFetch } from './retryingFetch.ts'

const answers = (...statuses: (number | 'lost')[]) => {
  const bodies: string[] = []
  const send = vi.fn(async (request: Request) => {
    bodies.push(await request.text())
    const status = statuses.shift() ?? 200
    if (status === 'lost') throw new TypeError('lost')
    return new Response(null, { status, headers: { 'retry-after': '0' } })
  })
  return { send, fetch: retryingFetch(send), bodies }
}
const query = () => new Request('http://laurel.test/v1/user/me')
const command = (headers: Record<string, string>) =>
  new Request('http://laurel.test/v1/x', { method: 'POST', body: '{"points":1}', headers })

test('a query is repeated while Laurel is busy or not there', async () => {
  const { fetch, send } = answers(503, 'lost', 429, 200)
  expect((await fetch(query())).status).toBe(200)
  expect(send).toHaveBeenCalledTimes(4)
})

test('what Laurel refused is not asked again, and the last answer is answered', async () => {
  expect((await answers(403).fetch(query())).status).toBe(403)
  expect((await answers(503, 503, 503, 503).fetch(query())).status).toBe(503)
})

test('a command is repeated with its body if it happens once', async () => {
  const once = answers('lost', 200)
  await once.fetch(command({ 'idempotency-key': 'k' }))
  expect(once.bodies).toEqual(['{"points":1}', '{"points":1}'])
  await expect(answers('lost', 200).fetch(command({}))).rejects.toThrow('lost')
})

test('nothing is repeated after the program has given up', async () => {
  const controller = new AbortController()
  const { fetch, send } = answers(503, 503)
  const asked = fetch(new Request('http://laurel.test/', { signal: controller.signal }))
  controller.abort(new Error('enough'))
  await expect(asked).rejects.toThrow()
  expect(send.mock.calls.length).toBeLessThanOrEqual(1)
})
