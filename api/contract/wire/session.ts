import type { Token } from '../access/token.ts'

/** The part of a browser's `localStorage` that a session uses; a test has an object of its own. */
export type TokenStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Sent by a page: its session is kept by a cookie. No page of another origin can send it. */
export const browserHeader = { name: 'x-laurel-session', value: 'cookie' } as const

/**
 * Both screens of one origin note here which member is signed in. It is no secret: the token is in the memory of each
 * page, and a cookie that no page can read refreshes it.
 */
export const signedInKey = 'laurel.signedIn'

/** The session of a page or of a program. */
export type Session = {
  /** A page refreshes its token by a cookie, a program by the token itself. */
  readonly kind: 'browser' | 'client'
  /** Null until a page has refreshed it. */
  token(): string | null
  /** Whether there is a session, as far as this page knows. */
  isSignedIn(): boolean
  /** Whether the token has to be refreshed before the next call. */
  isStale(): boolean
  /** Keeps the token of a sign-in. */
  keep(signedIn: Token): void
  /** Keeps a refreshed token; false if it belongs to another member than this page shows. */
  renew(refreshed: Token): boolean
  forget(): void
  /** Whether this page has no session, because it never had one or forgot it. Another page may have one. */
  isLeft(): boolean
}

/** Calls take a moment: a token that ends within this time is refreshed first. */
const staleMilliseconds = 30_000
const unnamedMember = 'member'

/** The session of a page. */
export const createSession = (storage: TokenStorage): Session => {
  let kept: { readonly token: string; readonly expiresAt: number } | undefined
  /** The member whose data this page shows. */
  let own: string | undefined
  let isLeft = storage.getItem(signedInKey) === null

  const isSignedIn = (): boolean => {
    const signedIn = storage.getItem(signedInKey)
    return signedIn !== null && (own === undefined || signedIn === own)
  }
  const keep = ({ token, expires_at: expiresAt, user_id: member = unnamedMember }: Token): void => {
    isLeft = false
    own = member
    kept = { token, expiresAt: Date.parse(expiresAt) }
    storage.setItem(signedInKey, member)
  }

  return {
    kind: 'browser',
    token: () => (isSignedIn() ? (kept?.token ?? null) : null),
    isSignedIn,
    isStale: () => isSignedIn() && (kept === undefined || kept.expiresAt < Date.now() + staleMilliseconds),
    keep,
    renew: refreshed => {
      if (own !== undefined && own !== (refreshed.user_id ?? unnamedMember)) return false
      keep(refreshed)
      return true
    },
    forget: () => {
      if (isSignedIn()) storage.removeItem(signedInKey)
      isLeft = true
      kept = undefined
    },
    isLeft: () => isLeft,
  }
}

/** The session of a program, which keeps its token. */
export const createClientSession = (first: string | null = null): Session => {
  let token = first
  const keep = (signedIn: Token): void => {
    token = signedIn.token
  }
  return {
    kind: 'client',
    token: () => token,
    isSignedIn: () => token !== null,
    isStale: () => false,
    keep,
    renew: refreshed => {
      keep(refreshed)
      return true
    },
    forget: () => {
      token = null
    },
    isLeft: () => token === null,
  }
}
