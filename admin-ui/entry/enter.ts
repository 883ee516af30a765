import type { Token } from '@laurel/contract/access/token.ts'
import { entryPathOf } from '@laurel/contract/browser/entryPaths.ts'
import { authorizePath } from '@laurel/contract/developers/authorizePath.ts'
import { me } from '@laurel/contract/people/me.ts'
import { rememberAdmin } from '../app/access/adminMemory.ts'
import { belongsInPortal, isInPortal } from '../app/access/belongsInPortal.ts'
import type { PageConnection } from '../app/connection/ConnectionContext.ts'
import { safeTarget } from './safeTarget.ts'

/** Keeps a new session and opens the page that the person wanted, or the portal where that page has nothing for them. */
export const enter = async (
  { client, session, leaveFor }: PageConnection,
  signedIn: Token,
  redirect: string | null,
): Promise<void> => {
  session.keep(signedIn)
  const target = safeTarget(redirect)
  // Every member may allow an assistant.
  if (isInPortal(target) || entryPathOf(pathOf(target)) === authorizePath) return leaveFor(target)
  // The page that opens asks again, and says what is wrong.
  const who = await client.call(me, { query: {} }).catch(() => undefined)
  if (who && belongsInPortal(who, target)) return leaveFor('/redeem')
  if (who) rememberAdmin(window.localStorage, who.user.is_admin)
  leaveFor(target)
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? address
