import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type ApiKeys, createApiKeys } from './apiKeys.ts'
import type { Clock } from './clock.ts'
import { type Confirmations, createConfirmations } from './confirmations.ts'
import { browserTokenMilliseconds, tokenMilliseconds } from './limits.ts'
import { createLoginLinks, type LoginLinks } from './loginLinks.ts'
import { createOAuth, type OAuth } from './oauth/createOAuth.ts'
import { createSecurityLog, type SecurityLog } from './securityLog.ts'
import {
  createSessions,
  type SessionKind,
  type SessionOwner,
  type SessionStart,
  type Sessions,
  type StartedSession,
} from './sessions.ts'
import { createSigner } from './signer.ts'
import { createSignIns, type SignIns } from './signIns.ts'
import { createTokenKeys, type TokenSecrets } from './tokenKeys.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** Sign-in, sessions, tokens, API keys and connected assistants. */
export type Access = {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly apiKeys: ApiKeys
  readonly oauth: OAuth
  readonly loginLinks: LoginLinks
  readonly signIns: SignIns
  readonly confirmations: Confirmations
  readonly securityLog: SecurityLog
  readonly clock: Clock
}

export type AccessOptions = {
  readonly secrets: TokenSecrets
  readonly clock?: Clock
}

/** `migrateAccess` must have run on the database. */
export const createAccess = (
  database: Queryable,
  { secrets, clock = () => new Date() }: AccessOptions,
): Access => {
  const keys = createTokenKeys(database, secrets, clock)
  const signer = createSigner(keys, clock)
  const signIns = createSignIns(database, signer, clock)
  return {
    tokens: createTokens(signer, keys, clock),
    sessions: createSessions(database, clock),
    apiKeys: createApiKeys(database, clock),
    oauth: createOAuth(database, clock),
    loginLinks: createLoginLinks(database, clock),
    signIns,
    confirmations: createConfirmations(signer, signIns, clock),
    securityLog: createSecurityLog(database, clock),
    clock,
  }
}

/** A token, the time until which it works, and for a browser the token that refreshes it. */
export type SignedIn = {
  readonly token: string
  readonly expiresAt: Date
  readonly refresher?: { readonly token: string; readonly expiresAt: Date }
}

/** Starts a session and signs its first token. */
export const startSession = async (
  access: Access,
  owner: SessionOwner,
  { kind = 'client', accessEnds = 0, visitor }: Partial<Omit<SessionStart, keyof SessionOwner>> = {},
): Promise<SignedIn> => {
  const { teamId, memberId } = owner
  const session = await access.sessions.begin({ teamId, memberId, kind, accessEnds, visitor })
  return signFor(access, { teamId, memberId, accessEnds, ...session }, kind, 1)
}

/** Signs the tokens of an active session. */
export const signFor = async (
  { tokens, clock }: Pick<Access, 'tokens' | 'clock'>,
  session: SessionOwner & StartedSession & { readonly sessionId: string; readonly accessEnds: number },
  kind: SessionKind,
  generation: number,
): Promise<SignedIn> => {
  const { teamId, memberId, sessionId, accessEnds, startedAt: signedInAt } = session
  const bearer = { teamId, memberId, sessionId, accessEnds, signedInAt }
  const lifetime = kind === 'browser' ? browserTokenMilliseconds : tokenMilliseconds
  const expiresAt = new Date(clock().getTime() + lifetime)
  const token = await tokens.sign({ ...bearer, expiresAt })
  if (kind === 'client') return { token, expiresAt }
  const refresher = await tokens.signRefresher({ ...bearer, generation }, session.expiresAt)
  return { token, expiresAt, refresher: { token: refresher, expiresAt: session.expiresAt } }
}
