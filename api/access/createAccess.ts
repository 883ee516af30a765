import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Clock } from './clock.ts'
import { createLoginLinks, type LoginLinks } from './loginLinks.ts'
import { createSecurityLog, type SecurityLog } from './securityLog.ts'
import { createSessions, type SessionOwner, type Sessions } from './sessions.ts'
import { createSignIns, type SignIns } from './signIns.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** Sign-in, sessions and tokens. */
export type Access = {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly loginLinks: LoginLinks
  readonly signIns: SignIns
  readonly securityLog: SecurityLog
}

export type AccessOptions = {
  readonly clock?: Clock
}

/** `migrateAccess` must have run on the database. */
export const createAccess = (
  database: Queryable,
  { clock = () => new Date() }: AccessOptions = {},
): Access => ({
  tokens: createTokens(database, clock),
  sessions: createSessions(database, clock),
  loginLinks: createLoginLinks(database, clock),
  signIns: createSignIns(database, clock),
  securityLog: createSecurityLog(database, clock),
})

/** A token, and the time until which it works. */
export type SignedIn = { readonly token: string; readonly expiresAt: Date }

/** Starts a session and signs its first token. */
export const startSession = async ({ sessions, tokens }: Access, owner: SessionOwner): Promise<SignedIn> => {
  const sessionId = await sessions.begin(owner)
  return tokens.sign({ ...owner, sessionId })
}
