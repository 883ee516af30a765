/** What a browser's `localStorage` offers, and a test's own object too. */
export type TokenStorage = {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where both screens of one origin keep the bearer token, so that signing in once serves both. */
export const tokenKey = 'laurel.token'

export type Session = {
  token(): string | null
  keep(token: string): void
  forget(): void
}

export const createSession = (storage: TokenStorage): Session => ({
  token: () => storage.getItem(tokenKey),
  keep: token => storage.setItem(tokenKey, token),
  forget: () => storage.removeItem(tokenKey),
})
