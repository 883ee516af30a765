import type { Token } from '@laurel/contract/access/token.ts'

export const tokenAnswer = ({ token, expiresAt }: { token: string; expiresAt: Date }): Token => ({
  token,
  expires_at: expiresAt.toISOString(),
})
