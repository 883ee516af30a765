import { type Client, createClient } from '../wire/client.ts'
import { createSession, type Session, type TokenStorage } from '../wire/session.ts'
import { createFreshness, type Freshness } from './freshness.ts'

/** The one way a page of the origin reaches the API. */
export type Connection = {
  readonly client: Client
  readonly session: Session
  readonly freshness: Freshness
  /** Calls back when the server ended the session. Returns a function that stops listening. */
  readonly onSessionExpired: (listener: () => void) => () => void
  /** Calls back when a call needs a fresh sign-in. Returns a function that stops listening. */
  readonly onFreshSignInRequired: (listener: () => void) => () => void
}

export type ConnectionOptions = {
  readonly storage: TokenStorage
  /** Runs when the session ends before any part of the page listens. */
  readonly onUnheardExpiry?: () => void
  /** The language that the page is shown in. */
  readonly language?: () => string
  readonly fetch?: typeof fetch
}

export const createConnection = ({
  storage,
  onUnheardExpiry,
  language,
  fetch,
}: ConnectionOptions): Connection => {
  const session = createSession(storage)
  const expiry = createListeners()
  const freshSignIn = createListeners()
  const client = createClient({
    session,
    onSessionExpired: () => {
      if (expiry.isUnheard()) onUnheardExpiry?.()
      expiry.notify()
    },
    onFreshSignInRequired: freshSignIn.notify,
    ...(language && { language }),
    ...(fetch && { fetch }),
  })
  return {
    client,
    session,
    freshness: createFreshness(),
    onSessionExpired: expiry.add,
    onFreshSignInRequired: freshSignIn.add,
  }
}

const createListeners = () => {
  const listeners = new Set<() => void>()
  return {
    isUnheard: (): boolean => listeners.size === 0,
    notify: (): void => {
      for (const listener of listeners) listener()
    },
    add: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
