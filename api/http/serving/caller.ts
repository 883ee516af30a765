import type { Bearer } from '../../access/tokens.ts'

/** Who makes a request: taken from the token alone, and from what the team says of that member now. */
export type Caller = Pick<Bearer, 'memberId' | 'teamId' | 'sessionId' | 'expiresAt'> & {
  readonly isAdmin: boolean
}
