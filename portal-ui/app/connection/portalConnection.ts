import { type Connection, createConnection } from '@laurel/contract/browser/connection.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import type { TokenStorage } from '@laurel/contract/wire/session.ts'
import { plainText } from '../../messages/useText.ts'

/** The connection of the origin, and the way to its other pages. */
export type PortalConnection = Connection & {
  /** Leaves the portal for another page of the origin. */
  readonly leaveFor: (address: string) => void
}

type PortalConnectionOptions = {
  readonly storage: TokenStorage
  readonly leaveFor: (address: string) => void
  /** Where the person is now, to come back to after signing in. */
  readonly currentPath: () => string
}

export const createPortalConnection = (options: PortalConnectionOptions): PortalConnection => {
  const { storage, leaveFor, currentPath } = options
  const onUnheardExpiry = () => leaveFor(signInAddress(currentPath(), plainText('shell.session.loginAgain')))
  return {
    ...createConnection({ storage, onUnheardExpiry, language: () => document.documentElement.lang }),
    leaveFor,
  }
}
