import { exchangeToken } from '@laurel/contract/access/exchangeToken.ts'
import { signInAddress } from '@laurel/contract/browser/signInAddress.ts'
import { ApiError } from '@laurel/contract/wire/apiError.ts'
import type { PortalConnection } from '../connection/portalConnection.ts'

export type Entrance =
  | { readonly kind: 'signedIn' | 'leaving' }
  | { readonly kind: 'refused'; readonly text: string }

export const linkExpiredText = 'That link has expired, please try again.'

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
  if (connection.session.token() !== null) {
    void connection.client.refresh()
    return { kind: 'signedIn' }
  }
  connection.leaveFor(signInAddress(`${address.pathname}${address.search}`))
  return { kind: 'leaving' }
}

/** Opening the link ends the session that this browser had before. */
const exchange = async ({ client, session }: PortalConnection, token: string): Promise<Entrance> => {
  session.forget()
  try {
    session.keep((await client.call(exchangeToken, { body: { token } })).token)
    return { kind: 'signedIn' }
  } catch (error) {
    if (error instanceof ApiError) return { kind: 'refused', text: linkExpiredText }
    return {
      kind: 'refused',
      text: 'Laurel can’t be reached. Check your connection, then open your link once more.',
    }
  }
}
