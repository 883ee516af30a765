import { signedInKey } from '@laurel/contract/wire/session.ts'
import { act, cleanup, configure, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { memoryLocation } from 'wouter/memory-location'
import { createPortalConnection } from '../app/connection/portalConnection.ts'
import { enterPortal } from '../app/entry/enterPortal.ts'
import { buildMe } from '../fixtures/answers.ts'
import { createFakeApi, type FakeApiOptions } from '../fixtures/fakeApi.ts'
import { Portal } from '../Portal.tsx'

// The script of a page or a dialog may take longer than the second that is usual.
configure({ asyncUtilTimeout: 4000 })

type Rendering = FakeApiOptions & {
  readonly path?: string
  readonly isSignedIn?: boolean
  /** Comes before the API and may answer in its place. */
  readonly intercept?: (path: string, request: Request) => Response | Promise<Response> | undefined
}

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** The portal as a person opens it, with the API replaced at `fetch`; answers where it left for and what it keeps. */
export const renderPortal = async ({
  path = '/redeem',
  isSignedIn = true,
  intercept,
  ...options
}: Rendering = {}) => {
  onTestFinished(() => {
    cleanup()
    vi.unstubAllGlobals()
  })
  const api = createFakeApi(options)
  const kept = new Map(isSignedIn ? [[signedInKey, (options.me ?? buildMe()).user.id]] : [])
  const left: string[] = []
  const asked: string[] = []
  // Layout is not jsdom's business; a dialog that opens and closes is enough.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal('scrollTo', () => Promise.resolve())
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost'), init)
    const { pathname, search } = new URL(request.url)
    asked.push(`${request.method} ${pathname}`)
    const answered = intercept?.(pathname, request)
    if (answered) return answered
    if (pathname === '/v1/live') return new Response(new ReadableStream(), { status: 200 })
    const { status, body } = api.answer(request.method, `${pathname}${search}`)
    return json(status, body)
  })
  window.history.replaceState(null, '', path)
  const connection = createPortalConnection({
    storage: {
      getItem: key => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: key => void kept.delete(key),
    },
    leaveFor: address => void left.push(address),
    currentPath: () => path,
  })
  // Who comes in is known a moment later, and the script of the page; React waits for that inside an act.
  await act(async () => {
    render(
      <Portal
        connection={connection}
        entrance={enterPortal(connection, window)}
        location={memoryLocation({ path }).hook}
      />,
    )
    await vi.dynamicImportSettled()
  })
  return { left, asked, api, kept }
}
