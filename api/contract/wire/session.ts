/** What a browser's `localStorage` offers, and a test's own object too. */
export type TokenStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Sent by a page: its session is kept by a cookie. No page of another origin can send it. */
export const browserHeader = { name: 'x-laurel-session', value: 'cookie' } as const

/** Where both screens of one origin keep the bearer token, so that signing in once serves both. */
export const tokenKey = 'laurel.token'

export type Session = {
  token(): string | null
  keep(token: string): void
  forget(): void
  /** Nobody is signed in here, as far as this page knows: it never had a token, or forgot it. Another page may have, too. */
  isLeft(): boolean
}

export const createSession = (storage: TokenStorage): Session => {
  let isLeft = storage.getItem(tokenKey) === null
  return {
    token: () => storage.getItem(tokenKey),
    keep: token => {
      isLeft = false
      storage.setItem(tokenKey, token)
    },
    forget: () => {
      isLeft = true
      storage.removeItem(tokenKey)
    },
    isLeft: () => isLeft,
  }
}
