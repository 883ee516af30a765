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
}

export type ConnectionOptions = {
  readonly storage: TokenStorage
  /** Runs when the session ends before any part of the page listens. */
  readonly onUnheardExpiry?: () => void
}

export const createConnection = ({ storage, onUnheardExpiry }: ConnectionOptions): Connection => {
  const session = createSession(storage)
  const listeners = new Set<() => void>()
  const client = createClient({
    session,
    onSessionExpired: () => {
      if (listeners.size === 0) onUnheardExpiry?.()
      for (const listener of listeners) listener()
    },
  })
  return {
    client,
    session,
    freshness: createFreshness(),
    onSessionExpired: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
