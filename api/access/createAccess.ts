import type { KeyObject } from 'node:crypto'
import type { Queryable } from '@laurel/projections/queryable.ts'
import { type Admissions, createAdmissions } from './admissions.ts'
import type { Clock } from './clock.ts'
import { createLoginLinks, type LoginLinks } from './loginLinks.ts'
import { createRequestKeys, type RequestKeys } from './requestKeys.ts'
import { createSecurityLog, type SecurityLog } from './securityLog.ts'
import { createSessions, type SessionOwner, type Sessions } from './sessions.ts'
import { createSignIns, type SignIns } from './signIns.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** Everything about who may come in. */
export type Access = {
  readonly tokens: Tokens
  readonly sessions: Sessions
  readonly loginLinks: LoginLinks
  readonly signIns: SignIns
  readonly requestKeys: RequestKeys
  readonly admissions: Admissions
  readonly securityLog: SecurityLog
}

export type AccessOptions = {
  readonly clock?: Clock
  /** Keys the hashes of requests, as it keys those of commands; every process on one database needs the same. */
  readonly hashKey?: KeyObject
}

/** `migrateAccess` must have run on the database. */
export const createAccess = (
  database: Queryable,
  { clock = () => new Date(), hashKey }: AccessOptions = {},
): Access => {
  const requestKeys = createRequestKeys(database, hashKey)
  return {
    tokens: createTokens(database, clock),
    sessions: createSessions(database, clock),
    loginLinks: createLoginLinks(database, clock),
    signIns: createSignIns(database, clock),
    requestKeys,
    admissions: createAdmissions(database, clock, requestKeys),
    securityLog: createSecurityLog(database, clock),
  }
}

/** Begins a session and signs its first token. */
export const startSession = async (
  { sessions, tokens }: Access,
  owner: SessionOwner,
): Promise<{ token: string; expiresAt: Date }> => {
  const sessionId = await sessions.begin(owner)
  return tokens.sign({ ...owner, sessionId })
}
