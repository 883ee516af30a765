import type { Token } from '@laurel/contract/access/token.ts'
import type { SignedIn } from '../../access/createAccess.ts'

export const tokenAnswer = ({ token, expiresAt }: SignedIn): Token => ({
  token,
  expires_at: expiresAt.toISOString(),
})
