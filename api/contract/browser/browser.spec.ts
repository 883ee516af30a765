import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSessions } from '../access/sessions.ts'
import { type ConnectionOptions, createConnection } from './connection.ts'
import { refreshOnLive } from './refreshOnLive.ts'
import { signInAddress } from './signInAddress.ts'
import { rememberSlackSignIn, startSlackSignIn, takeSlackSignIn } from './slackSignIn.ts'
import { watchSession } from './watchSession.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const createStorage = (stored: Iterable<readonly [string, string]> = []) => {
  const kept = new Map(stored)
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const token = (value: string) => ({ token: value, expires_at: '2126-01-01T00:00:00.000Z' })
/** The connection of a page where a member is signed in. */
const connect = (options: Omit<ConnectionOptions, 'storage'> = {}) => {
  const connection = createConnection({ storage: createStorage(), ...options })
  connection.session.keep(token('token'))
  return connection
}

/** Answers every request, and lists the paths. */
const answerWith = (answer: () => Response): string[] => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(answer())
  })
  return asked
}

const expired = (): Response =>
  Response.json(
    { type: 'about:blank', title: 'Expired', status: 401, code: 'SESSION_EXPIRED', detail: 'Sign in again.' },
    { status: 401 },
  )

test('queries ask for the newest position that the page knows', () => {
  const { freshness } = createConnection({ storage: createStorage() })
  expect(freshness.query()).toEqual({})
  freshness.advance(7)
  freshness.advance(3)
  expect(freshness.query()).toEqual({ after: 7 })
})

test('the ping finds the end of a session after at most 30 seconds, and then stops', async () => {
  const asked = answerWith(expired)
  const connection = connect()
  const onExpired = vi.fn()
  watchSession(connection, onExpired)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  // The answer is read in real time.
  await vi.waitFor(() => expect(onExpired).toHaveBeenCalledOnce())
  const { length } = asked
  await vi.advanceTimersByTimeAsync(120_000)
  expect(asked).toHaveLength(length)
  expect(connection.session.token()).toBeNull()
})

test('a session that ends before the page listens has a handler of its own', async () => {
  answerWith(expired)
  const onUnheardExpiry = vi.fn()
  const connection = connect({ onUnheardExpiry })
  await connection.client.fetch('/v1/user/me')
  expect(onUnheardExpiry).toHaveBeenCalledOnce()

  connection.session.keep(token('another'))
  const listener = vi.fn()
  const stop = connection.onSessionExpired(listener)
  await connection.client.fetch('/v1/user/me')
  expect([onUnheardExpiry.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1])
  stop()
})

test('a call that needs a fresh sign-in tells the page so', async () => {
  answerWith(() =>
    Response.json(
      { type: 'x', title: 'x', status: 403, code: 'FRESH_SIGN_IN_REQUIRED', detail: 'Sign in again.' },
      { status: 403 },
    ),
  )
  const connection = connect()
  const listener = vi.fn()
  connection.onFreshSignInRequired(listener)
  await expect(connection.client.call(listSessions, {})).rejects.toMatchObject({
    code: 'FRESH_SIGN_IN_REQUIRED',
  })
  expect(listener).toHaveBeenCalledOnce()
})

test('live messages refresh the page at most once a second', async () => {
  const message = 'data: {"type":"projected","position":1}\n\n'
  answerWith(() => new Response(message.repeat(5)))
  const refresh = vi.fn()
  const onMessage = vi.fn()
  const stop = refreshOnLive(connect().client, { refresh, onMessage })
  await vi.advanceTimersByTimeAsync(999)
  expect([onMessage.mock.calls.length, refresh.mock.calls.length]).toEqual([5, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledOnce()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refresh).toHaveBeenCalledOnce()
})

/** A page that listens. `connections` are answered in turn: with a stream that ends at once, stays open, or not at all. */
const listenOver = (...connections: readonly ('ends' | 'stays' | 'fails')[]) => {
  const rest = [...connections]
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    const connection = rest.shift() ?? 'stays'
    if (connection === 'fails') return Promise.reject(new TypeError('Failed to fetch'))
    if (connection === 'ends') return Promise.resolve(new Response(': connected\n\n'))
    return Promise.resolve(
      new Response(
        new ReadableStream({
          start: stream =>
            init.signal?.addEventListener('abort', () => stream.error(new TypeError('aborted'))),
        }),
      ),
    )
  })
  const refresh = vi.fn()
  const stop = refreshOnLive(connect().client, { refresh })
  return { refresh, stop }
}

test('the first connection of a page leaves alone what the page has just read', async () => {
  const { refresh, stop } = listenOver('stays')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refresh).not.toHaveBeenCalled()
  stop()
})

test.each([
  ['the connection was lost and is back', ['ends', 'stays']],
  ['the first attempts to connect failed', ['fails', 'stays']],
] as const)('the page is refreshed once when %s', async (_name, connections) => {
  const { refresh, stop } = listenOver(...connections)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(refresh).toHaveBeenCalledOnce()
  stop()
})

test('a sign-in with Slack remembers where it leads, once', async () => {
  const asked = answerWith(() => Response.json({ url: 'https://slack.test/authorize' }))
  const storage = createStorage()
  const { client } = createConnection({ storage })
  expect(await startSlackSignIn(client, storage, '/redeem')).toBe('https://slack.test/authorize')
  const pending = takeSlackSignIn(storage)
  expect(pending?.redirect).toBe('/redeem')
  expect(asked[0]).toContain(`state=${pending?.state}`)
  expect(takeSlackSignIn(storage)).toBeUndefined()
})

test('a pending sign-in that cannot be read counts as none', () => {
  const storage = createStorage([['laurel.signIn', '{broken']])
  expect(takeSlackSignIn(storage)).toBeUndefined()
  rememberSlackSignIn(storage, { state: 's', redirect: null })
  expect(takeSlackSignIn(storage)).toEqual({ state: 's', redirect: null })
})

test('the sign-in page continues at the page that was left, unless that is where it leads anyway', () => {
  expect(signInAddress('/users?q=ada')).toBe('/login?redirect=%2Fusers%3Fq%3Dada')
  expect(signInAddress('/')).toBe('/login')
  expect(signInAddress('/login/slack', 'Try again.')).toBe('/login?error=Try+again.')
})
