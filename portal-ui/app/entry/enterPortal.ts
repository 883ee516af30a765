import type { SignInConfirmation } from '@laurel/contract/access/confirmSignIn.ts'
import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { confirmationOf } from '@laurel/contract/browser/confirmationOf.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import type { TextKey } from '../../messages/useText.ts'
import type { PortalConnection } from '../connection/portalConnection.ts'

export type Entrance =
  | { readonly kind: 'signedIn' | 'leaving' }
  | { readonly kind: 'refused'; readonly reason: TextKey }
  | { readonly kind: 'confirming'; readonly confirmation: SignInConfirmation }

/**
 * Lets the person in. A single-use token in the address is exchanged and taken out of the address, so that neither
 * history nor a copied address holds it. Without a session they leave for the sign-in.
 */
export const enterPortal = async (connection: PortalConnection, page: Window): Promise<Entrance> => {
  const address = new URL(page.location.href)
  const token = address.searchParams.get('token')
  if (token !== null) {
    address.searchParams.delete('token')
    page.history.replaceState(null, '', `${address.pathname}${address.search}${address.hash}`)
    return exchange(connection, token)
  }
  if (connection.session.isSignedIn()) return { kind: 'signedIn' }
  connection.leaveFor(signInAddress(`${address.pathname}${address.search}`))
  return { kind: 'leaving' }
}

/** A session that this browser has is replaced by a good link only; a failed one leaves it alone. */
const exchange = async (connection: PortalConnection, token: string): Promise<Entrance> => {
  const { client, session } = connection
  try {
    session.keep(await client.call(exchangeToken, { body: { token } }))
    return { kind: 'signedIn' }
  } catch (error) {
    const confirmation = confirmationOf(error)
    if (confirmation) return { kind: 'confirming', confirmation }
    if (error instanceof ApiError) return { kind: 'refused', reason: 'entry.linkExpired' }
    return {
      kind: 'refused',
      reason: 'entry.unreachable',
    }
  }
}
