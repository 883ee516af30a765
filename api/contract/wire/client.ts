import type { z } from 'zod'
import { refreshToken } from '../access/refreshToken.ts'
import { addressOf, type Sent } from './address.ts'
import { ApiError, Unreachable } from './apiError.ts'
import type { Call, RequestOf } from './call.ts'
import type { Problem } from './problem.ts'
import { browserHeader, type Session } from './session.ts'

export type ClientOptions = {
  readonly session: Session
  /** The API's origin; left out, the page's own. */
  readonly origin?: string
  /** The session is over and was forgotten; show the sign-in. */
  readonly onSessionExpired?: () => void
  /** A call needs a sign-in that is a few minutes old at most. */
  readonly onFreshSignInRequired?: () => void
  /** The language that the page is shown in: refusals come in it. */
  readonly language?: () => string
  readonly fetch?: typeof fetch
}

export type CommandOptions = {
  /**
   * Minted where the intent began, when a dialog opened for example, so that a double click is one command.
   * Left out, each call is an intent of its own.
   */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

type Answering<Answer> = { readonly response: z.ZodType<Answer> }

export type Client = {
  /** Makes a call. Throws `ApiError` when the API says no and `Unreachable` when no answer came. */
  call<Defined extends Call, Answer>(
    call: Defined & Answering<Answer>,
    request: RequestOf<Defined>,
    options?: CommandOptions,
  ): Promise<Answer>
  /**
   * Takes a fresh token for an open session, as each page does when it loads. A failure of that
   * shows in the calls that follow.
   */
  refresh(): Promise<void>
  /** Fetches any path with the bearer token, and once more after a refresh when the token is not taken any more. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

/** The API as the screens see it: the contract's calls, with the bearer token, refreshed when it has expired. */
export const createClient = (options: ClientOptions): Client => {
  const { session, origin = '', language, onSessionExpired, onFreshSignInRequired } = options
  // A bound function: browsers refuse a fetch that is called as a method of another object.
  const fetchNow: typeof fetch = (input, init) => (options.fetch ?? globalThis.fetch)(input, init)
  let refreshing: Promise<boolean> | undefined

  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers)
    const token = session.token()
    if (token !== null) headers.set('authorization', `Bearer ${token}`)
    if (language) headers.set('accept-language', language())
    if (session.kind === 'browser') headers.set(browserHeader.name, browserHeader.value)
    try {
      return await fetchNow(`${origin}${path}`, { ...init, headers })
    } catch (error) {
      if (init.signal?.aborted) throw error
      throw new Unreachable(error)
    }
  }

  const refreshOnce = async (): Promise<boolean> => {
    const before = session.token()
    if (!session.isSignedIn()) return false
    const response = await send(refreshToken.path, { method: refreshToken.method })
    const problem = response.ok ? undefined : await problemOf(response)
    // An error of the server or of a proxy says nothing about the session.
    if (problem && !isOfSession(problem)) throw new ApiError(problem)
    const parsed = response.ok ? refreshToken.response.safeParse(await response.json()) : undefined
    // A page that signed out during the request, or in as another member, does not get this session back.
    if (!session.isSignedIn() || session.token() !== before) return session.token() !== null
    return parsed?.success === true && session.renew(parsed.data)
  }

  /** Calls that fail at the same moment share one refresh. */
  const refresh = (): Promise<boolean> => {
    refreshing ??= refreshOnce().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  const fetchWithRefresh = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const wasStale = session.isStale()
    if (wasStale)
      await refresh().catch((error: unknown) => {
        if (session.token() === null) throw error
      })
    let response = await send(path, init)
    if (!(await isOver(response))) return response
    if (!wasStale && (await refresh())) {
      response = await send(path, init)
      if (!(await isOver(response))) return response
    }
    // A sign-out here is known. A sign-out of another page is noticed now.
    if (session.isLeft()) return response
    session.forget()
    onSessionExpired?.()
    return response
  }

  return {
    refresh: async () => {
      await refresh().catch(() => false)
    },
    fetch: fetchWithRefresh,
    call: async (call, request, commandOptions = {}) => {
      const path = addressOf(call, request)
      const response = await fetchWithRefresh(path, initOf(call, request, commandOptions))
      if (!response.ok) {
        const problem = await problemOf(response)
        if (problem.code === 'FRESH_SIGN_IN_REQUIRED') onFreshSignInRequired?.()
        throw new ApiError(problem)
      }
      return call.response.parse(await contentOf(call, response))
    },
  }
}

const contentOf = ({ answers }: Call, response: Response): Promise<unknown> => {
  if (answers === 'pdf' || answers === 'zip') return response.blob()
  return answers ? response.text() : response.json()
}

const initOf = (call: Call, sent: Sent, options: CommandOptions): RequestInit => {
  const headers = new Headers()
  const isForm = call.sends === 'form'
  // The browser writes the boundary of a form into its own header.
  if (sent.body !== undefined && !isForm) headers.set('content-type', 'application/json')
  if (call.isCommand) headers.set('idempotency-key', options.idempotencyKey ?? crypto.randomUUID())
  return {
    method: call.method,
    headers,
    ...(sent.body === undefined ? {} : { body: isForm ? formOf(sent.body) : JSON.stringify(sent.body) }),
    ...(options.signal === undefined ? {} : { signal: options.signal }),
  }
}

const formOf = (body: unknown): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.set(name, value instanceof Blob ? value : String(value))
  return form
}

/**
 * The session ended or is unknown, as after the database was replaced. The ping says 400 where
 * other calls say 401; the code is the same.
 */
const isOver = async (response: Response): Promise<boolean> => {
  if (response.status !== 401 && response.status !== 400) return false
  return isOfSession(await problemOf(response.clone()))
}

const isOfSession = ({ code }: Problem): boolean => code === 'SESSION_EXPIRED' || code === 'NOT_SIGNED_IN'

/** The shape of a refusal names every code, so pages load it with the first refusal. */
const problemOf = async (response: Response): Promise<Problem> => {
  const { Problem } = await import('./problem.ts')
  const parsed = Problem.safeParse(await response.json().catch(() => undefined))
  if (parsed.success) return parsed.data
  return {
    type: 'about:blank',
    title: 'Unexpected answer',
    status: response.status,
    code: 'INTERNAL',
    detail: 'Laurel answered in a way this page does not understand. Reload the page and try again.',
  }
}
