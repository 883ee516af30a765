import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import {
  keysRememberedMax,
  oauthIdleMilliseconds,
  oauthMillisecondsMax,
  oauthTokenMilliseconds,
} from '../limits.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import { type Grant, grantColumns, grantOf } from './grantRows.ts'
import type { Taking } from './grants.ts'

const accessMark = 'laurelat_'
const refreshMark = 'laurelrt_'

export type IssuedTokens = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresInSeconds: number
}

/** A grant as a request uses it. */
export type UsedGrant = Grant & { readonly expiresAt: Date }

export type OAuthTokens = {
  /** An access token and a refresh token of a connected grant. They work as long as the grant is not revoked. */
  issue(grant: Grant): Promise<IssuedTokens>
  /** The grant of an access token that works, whose day of use is noted. */
  use(token: string): Promise<UsedGrant | undefined>
  /** Uses up a refresh token of an assistant. A reused one revokes its grant. */
  takeRefresh(token: string, clientId: string): Promise<Taking<Grant>>
  /** The grant of a token of either kind that an assistant gives back. */
  find(token: string, clientId: string): Promise<Grant | undefined>
}

/** Whether a bearer token has the form of an access token of an assistant. */
export const isAssistantToken = (token: string): boolean => token.startsWith(accessMark)

const joined = `access.oauth_tokens t join access.oauth_grants g using (grant_id)
  join access.oauth_clients c using (client_id)`

const working = prepared(
  `select ${grantColumns}, t.expires_at from ${joined}
   where token_hash = $1 and kind = 'access' and t.expires_at > $2 and revoked_at is null and g.expires_at > $2`,
)
const Expiring = z.object({ expires_at: z.date() })

export const createOAuthTokens = (database: Queryable, clock: Clock): OAuthTokens => {
  /** The day on which each grant was last noted as used, so that a busy assistant writes once a day. */
  const noted = new LRUCache<string, string>({ max: keysRememberedMax })

  const noteUse = async (grantId: string, now: Date): Promise<void> => {
    const today = now.toISOString().slice(0, 10)
    if (noted.get(grantId) === today) return
    noted.set(grantId, today)
    await database.query(
      'update access.oauth_grants set last_used_on = $2 where grant_id = $1 and last_used_on is distinct from $2',
      [grantId, today],
    )
  }

  const find = async (condition: string, values: readonly unknown[]): Promise<Grant | undefined> => {
    const { rows } = await database.query(
      `select ${grantColumns} from ${joined} where revoked_at is null and ${condition}`,
      [...values],
    )
    return grantOf(rows[0])
  }

  return {
    issue: async ({ grantId }) => {
      const now = clock()
      const accessToken = `${accessMark}${newSecret()}`
      const refreshToken = `${refreshMark}${newSecret()}`
      // The refresh token ends with the grant, which lives on while it is used.
      await database.query(
        `with used as (
           update access.oauth_grants set expires_at = least($5::timestamptz,
             connected_at + make_interval(secs => ${oauthMillisecondsMax / 1000}))
           where grant_id = $1 returning grant_id, expires_at)
         insert into access.oauth_tokens (token_hash, grant_id, kind, expires_at)
         select $2, grant_id, 'access', least($4::timestamptz, expires_at) from used
         union all select $3, grant_id, 'refresh', expires_at from used`,
        [
          grantId,
          hashOfSecret(accessToken),
          hashOfSecret(refreshToken),
          new Date(now.getTime() + oauthTokenMilliseconds),
          new Date(now.getTime() + oauthIdleMilliseconds),
        ],
      )
      return { accessToken, refreshToken, expiresInSeconds: oauthTokenMilliseconds / 1000 }
    },

    use: async token => {
      const now = clock()
      const { rows } = await database.query(working, [hashOfSecret(token), now])
      const grant = grantOf(rows[0])
      if (!grant) return undefined
      await noteUse(grant.grantId, now)
      return { ...grant, expiresAt: Expiring.parse(rows[0]).expires_at }
    },

    takeRefresh: async (token, clientId) => {
      const now = clock()
      const { rows } = await database.query(
        `update access.oauth_tokens t set used_at = $3
         from access.oauth_grants g join access.oauth_clients c using (client_id)
         where g.grant_id = t.grant_id and token_hash = $1 and kind = 'refresh' and g.client_id = $2
           and used_at is null and t.expires_at > $3 and revoked_at is null
         returning ${grantColumns}`,
        [hashOfSecret(token), clientId, now],
      )
      const grant = grantOf(rows[0])
      if (grant) return { kind: 'taken', grant }
      const copied = await find('token_hash = $1 and g.client_id = $2 and used_at is not null', [
        hashOfSecret(token),
        clientId,
      ])
      if (!copied) return { kind: 'unknown' }
      await database.query('update access.oauth_grants set revoked_at = $2 where grant_id = $1', [
        copied.grantId,
        now,
      ])
      return { kind: 'reused', grant: copied }
    },

    find: (token, clientId) => find('token_hash = $1 and g.client_id = $2', [hashOfSecret(token), clientId]),
  }
}
