import { type Client, createClient } from '@laurel/contract/wire/client.ts'
import { createSession, type Session, type TokenStorage } from '@laurel/contract/wire/session.ts'
import { createFreshness, type Freshness } from './freshness.ts'

/** The one way this screen reaches the API. */
export type Connection = {
  readonly client: Client
  readonly session: Session
  readonly freshness: Freshness
  /** Calls back when the server ended the session; answers how to stop listening. */
  readonly onSessionExpired: (listener: () => void) => () => void
}

export const createConnection = (storage: TokenStorage): Connection => {
  const session = createSession(storage)
  const listeners = new Set<() => void>()
  const client = createClient({
    session,
    onSessionExpired: () => {
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
