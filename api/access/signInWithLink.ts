import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type Access, type SignedIn, startSession } from './createAccess.ts'
import { isActiveMember } from './isActiveMember.ts'
import type { Visitor } from './securityLog.ts'

/**
 * Uses a sign-in link and starts a session; undefined for a link that is unknown, used or expired, or of an inactive
 * member.
 */
export const signInWithLink = async (
  { access, database }: { readonly access: Access; readonly database: Queryable },
  linkToken: string,
  visitor: Visitor,
): Promise<SignedIn | undefined> => {
  const owner = await access.loginLinks.use(linkToken)
  if (!owner || !(await isActiveMember(database, owner))) return undefined
  await access.securityLog.note('AUTHENTICATED_WITH_HITHRIVE_TOKEN', owner, visitor)
  return startSession(access, owner)
}
