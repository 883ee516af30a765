import { type Client, createClient } from '@laurel/contract/wire/client.ts'
import { createSession, type Session, type TokenStorage } from '@laurel/contract/wire/session.ts'

/** The one way the portal reaches the API and leaves for other pages of the origin. */
export type Connection = {
  readonly client: Client
  readonly session: Session
  /** Leaves the portal for another page of the origin. */
  readonly leaveFor: (address: string) => void
  /** The newest position this page knows of; queries ask to see it. */
  readonly seen: () => number | undefined
  readonly noteSeen: (position: number) => void
  /** Takes over what happens when the session ends while somebody uses the page; answers how to stop. */
  readonly watchSession: (onExpired: () => void) => () => void
}

export type ConnectionOptions = {
  readonly storage: TokenStorage
  readonly leaveFor: (address: string) => void
  /** Where the person is now, to come back to after signing in. */
  readonly currentPath: () => string
}

export const sessionExpiredText = 'Your session has expired, please login again.'

export const createConnection = ({ storage, leaveFor, currentPath }: ConnectionOptions): Connection => {
  const session = createSession(storage)
  let newest: number | undefined
  let watcher: (() => void) | undefined
  const leaveForSignIn = () => leaveFor(signInAddress(currentPath(), sessionExpiredText))
  return {
    session,
    leaveFor,
    client: createClient({
      session,
      onSessionExpired: () => (watcher ?? leaveForSignIn)(),
    }),
    seen: () => newest,
    noteSeen: position => {
      newest = Math.max(position, newest ?? position)
    },
    watchSession: onExpired => {
      watcher = onExpired
      return () => {
        watcher = undefined
      }
    },
  }
}

/** The origin's sign-in, which leads back to `target`, with an optional text for the person. */
export const signInAddress = (target: string, error?: string): string => {
  const query = new URLSearchParams({ redirect: target })
  if (error !== undefined) query.set('error', error)
  return `/login?${query}`
}
