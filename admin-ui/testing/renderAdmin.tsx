import { createConnection } from '@laurel/contract/browser/connection.ts'
import { signedInKey } from '@laurel/contract/wire/session.ts'
import { QueryClient } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { onTestFinished, vi } from 'vitest'
import { App } from '../app/App.tsx'
import { type FixtureAnswer, fixtureAnswer, type Scenario } from '../fixtures/fixtureApi.ts'
import { meFixture } from '../fixtures/me.ts'

// Rendering a whole administration takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

export type SentRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly idempotencyKey: string | null
}

type AdminOptions = {
  readonly path: string
  readonly scenario?: Scenario
  readonly token?: string | null
  /** Overrides the fixtures; undefined leaves the request to them. */
  readonly answer?: (request: SentRequest) => FixtureAnswer | undefined
  /** Asks once, unless it is given. */
  readonly queryClient?: QueryClient
}

/** Opens the administration at a path, with the network replaced at fetch. Answers what was sent to it. */
export const renderAdmin = ({
  path,
  scenario = 'full',
  token = 'full',
  answer,
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } }),
}: AdminOptions) => {
  const sent: SentRequest[] = []
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}) => {
    if (input.startsWith('/v1/live')) return new Promise<Response>(() => undefined)
    const request = requestOf(input, init)
    sent.push(request)
    return Promise.resolve(responseOf(answer?.(request) ?? fixtureAnswer(request.method, input, scenario)))
  })
  const stored = new Map(token === null ? [] : [[signedInKey, meFixture.user.id]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const connection = createConnection({ storage })
  const app = <App connection={connection} queryClient={queryClient} />
  const router = createMemoryRouter([{ path: '*', element: app }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return { sent, connection, session: connection.session, router, queryClient }
}

const requestOf = (input: string, init: RequestInit): SentRequest => ({
  method: init.method ?? 'GET',
  path: new URL(input, 'http://laurel.test').pathname,
  query: Object.fromEntries(new URL(input, 'http://laurel.test').searchParams),
  body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  idempotencyKey: new Headers(init.headers).get('idempotency-key'),
})

const responseOf = ({ status, body, range }: FixtureAnswer): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...(range !== undefined && { 'content-range': range }) },
  })
