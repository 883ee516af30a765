import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Clock } from '../clock.ts'
import { createOAuthClients, type OAuthClients } from './clients.ts'
import { createOAuthGrants, type OAuthGrants } from './grants.ts'
import { createOAuthTokens, type OAuthTokens } from './tokens.ts'

/** Assistants, what members allowed them, and their tokens. */
export type OAuth = {
  readonly clients: OAuthClients
  readonly grants: OAuthGrants
  readonly tokens: OAuthTokens
}

export const createOAuth = (database: Queryable, clock: Clock): OAuth => ({
  clients: createOAuthClients(database, clock),
  grants: createOAuthGrants(database, clock),
  tokens: createOAuthTokens(database, clock),
})
