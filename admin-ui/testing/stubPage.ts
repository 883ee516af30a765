import { createConnection } from '@laurel/contract/browser/connection.ts'
import { signedInKey } from '@laurel/contract/wire/session.ts'
import { onTestFinished, vi } from 'vitest'
import type { PageConnection } from '../app/connection/ConnectionContext.ts'
import { type FixtureAnswer, fixtureAnswer, type Scenario } from '../fixtures/fixtureApi.ts'
import { meFixture } from '../fixtures/me.ts'

export type SentRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly idempotencyKey: string | null
}

export type PageOptions = {
  readonly scenario?: Scenario
  readonly token?: string | null
  /** Overrides the fixtures; undefined leaves the request to them. */
  readonly answer?: ((request: SentRequest) => FixtureAnswer | undefined) | undefined
  /** The live connection, which otherwise never opens. */
  readonly live?: ReadableStream<Uint8Array>
}

/** The connection of a page, with the network replaced at fetch; what was sent, and the addresses it left for. */
export const stubPage = ({ scenario = 'full', token = 'full', answer, live }: PageOptions) => {
  const sent: SentRequest[] = []
  const left: string[] = []
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (input.startsWith('/v1/live'))
      return live ? Promise.resolve(new Response(live)) : new Promise<Response>(() => undefined)
    const request = requestOf(input, init)
    sent.push(request)
    return Promise.resolve(responseOf(answer?.(request) ?? fixtureAnswer(request.method, input, scenario)))
  })
  // jsdom lays nothing out, so that nothing ever changes its size.
  vi.stubGlobal('ResizeObserver', StillObserver)
  const stored = new Map(token === null ? [] : [[signedInKey, meFixture.user.id]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const connection: PageConnection = {
    ...createConnection({ storage }),
    leaveFor: address => void left.push(address),
  }
  return { sent, left, connection, session: connection.session }
}

class StillObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const requestOf = (input: string, init: RequestInit): SentRequest => ({
  method: init.method ?? 'GET',
  path: new URL(input, 'http://laurel.test').pathname,
  query: Object.fromEntries(new URL(input, 'http://laurel.test').searchParams),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  idempotencyKey: new Headers(init.headers).get('idempotency-key'),
})

const responseOf = ({ status, body, range, link, isCut }: FixtureAnswer): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      ...(range !== undefined && { 'content-range': range }),
      ...(link !== undefined && { link }),
      ...(isCut && { 'search-complete': '?0' }),
    },
  })
