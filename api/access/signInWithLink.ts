import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { activeMember } from './activeMember.ts'
import type { PendingSignIn } from './confirmations.ts'
import type { Access } from './createAccess.ts'
import type { SessionOwner } from './sessions.ts'

export type LinkSignIn =
  | ({ readonly kind: 'verified' } & PendingSignIn)
  /** The link is unknown, used or expired, or its member is not active. The owner of a known link is named. */
  | { readonly kind: 'refused'; readonly owner: SessionOwner | undefined }

/** Uses a sign-in link. */
export const signInWithLink = async (
  { access, ledger }: { readonly access: Access; readonly ledger: Pick<Ledger, 'member'> },
  linkToken: string,
): Promise<LinkSignIn> => {
  const owner = await access.loginLinks.use(linkToken)
  if (!owner || !(await activeMember(ledger, owner))) return { kind: 'refused', owner }
  return { kind: 'verified', owner, activity: 'AUTHENTICATED_WITH_HITHRIVE_TOKEN' }
}
