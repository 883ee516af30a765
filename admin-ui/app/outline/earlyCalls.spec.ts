import { afterEach, beforeEach, expect, it, vi } from 'vitest'

type EarlyCalls = typeof import('./earlyCalls.ts')

const asked: { readonly path: string; readonly authorization: string | null }[] = []
let early: EarlyCalls
let answer: (path: string) => Response

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  asked.length = 0
  answer = path => Response.json(path.endsWith('refresh_token') ? { token: 'fresh' } : { path })
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, authorization: new Headers(init?.headers).get('authorization') })
    return Promise.resolve(answer(path))
  })
  early = await import('./earlyCalls.ts')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const refresh = '/v1/user/refresh_token'
const me = '/v1/user/me'

it('asks for a token, then for the person and the data of the page', async () => {
  early.startEarlyCalls(['/v1/rows'])
  expect(asked.map(({ path }) => path)).toEqual([refresh])
  expect(await (await early.earlyFetch('/v1/rows')).json()).toEqual({ path: '/v1/rows' })
  expect(asked.slice(1)).toEqual([
    { path: me, authorization: 'Bearer fresh' },
    { path: '/v1/rows', authorization: 'Bearer fresh' },
  ])
})

it('hands out each answer once', async () => {
  early.startEarlyCalls([])
  expect(await (await early.earlyFetch(refresh)).json()).toEqual({ token: 'fresh' })
  await early.earlyFetch(me)
  expect(asked).toHaveLength(2)
  await early.earlyFetch(me)
  expect(asked).toHaveLength(3)
})

it('leaves other requests and acts alone', async () => {
  early.startEarlyCalls(['/v1/rows'])
  await early.earlyFetch(refresh)
  await vi.advanceTimersByTimeAsync(0)
  await early.earlyFetch('/v1/rows?q=ada')
  await early.earlyFetch('/v1/rows', { method: 'POST' })
  expect(asked.filter(({ path }) => path.startsWith('/v1/rows'))).toHaveLength(3)
})

it('keeps no answer for longer than fifteen seconds', async () => {
  early.startEarlyCalls(['/v1/rows'])
  await vi.advanceTimersByTimeAsync(15_000)
  const before = asked.length
  await early.earlyFetch('/v1/rows')
  expect(asked).toHaveLength(before + 1)
})

it('without a session, leaves the refusal to the page and asks for nothing more', async () => {
  answer = () => Response.json({ code: 'SESSION_EXPIRED' }, { status: 401 })
  early.startEarlyCalls(['/v1/rows'])
  expect((await early.earlyFetch(refresh)).status).toBe(401)
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.map(({ path }) => path)).toEqual([refresh])
})
