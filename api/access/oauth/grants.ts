import { randomUUID } from 'node:crypto'
import {
  type AssistantScope,
  assistantsMax,
  teamAssistantsMax,
} from '@laurel/contract/developers/assistants.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Clock } from '../clock.ts'
import { oauthCodeMilliseconds, oauthIdleMilliseconds } from '../limits.ts'
import { hashOfSecret, newSecret } from '../secret.ts'
import type { SessionOwner } from '../sessions.ts'
import {
  type Grant,
  grantColumns,
  grantOf,
  type ListedGrant,
  listedGrantsOf,
  type TakenGrant,
  takenOf,
} from './grantRows.ts'

export type NewGrant = SessionOwner & {
  readonly accessEnds: number
  readonly clientId: string
  readonly redirectUri: string
  readonly scopes: readonly AssistantScope[]
  readonly codeChallenge: string
}

/** A secret that works once: it was good, it was used before (a copy of it exists), or it is unknown. */
export type Taking<Taken> =
  | { readonly kind: 'taken'; readonly grant: Taken }
  | { readonly kind: 'reused'; readonly grant: Grant }
  | { readonly kind: 'unknown' }

export type OAuthGrants = {
  /** Allows an assistant and returns its code. Undefined where the member has as many assistants as they may. */
  allow(grant: NewGrant): Promise<string | undefined>
  /** Uses up a code before the assistant proves that it is its own. A reused code revokes its grant. */
  takeCode(code: string): Promise<Taking<TakenGrant>>
  /** Connects the assistant. A former connection of the same assistant and member ends. */
  connect(grant: Grant): Promise<void>
  /** The assistants that a member is connected to, the newest first. */
  listOf(owner: SessionOwner & { readonly accessEnds: number }): Promise<readonly ListedGrant[]>
  /** The newest assistants of a team. */
  listOfTeam(teamId: string): Promise<readonly ListedGrant[]>
  /** Ends a grant with its tokens, of this member if one is given. Undefined for an unknown grant. */
  revoke(teamId: string, grantId: string, memberId?: string): Promise<Grant | undefined>
}

export const createOAuthGrants = (database: Queryable, clock: Clock): OAuthGrants => {
  const list = async (condition: string, values: readonly unknown[]): Promise<readonly ListedGrant[]> => {
    const { rows } = await database.query(
      `select ${grantColumns}, redirect_uri, connected_at, g.expires_at, last_used_on::text
       from access.oauth_grants g join access.oauth_clients c using (client_id)
       where connected_at is not null and revoked_at is null and g.expires_at > $1 and ${condition}
       order by connected_at desc, grant_id limit ${teamAssistantsMax}`,
      [clock(), ...values],
    )
    return listedGrantsOf(rows)
  }

  const revokeWhere = async (condition: string, values: readonly unknown[]): Promise<Grant | undefined> => {
    const { rows } = await database.query(
      `update access.oauth_grants g set revoked_at = $1 from access.oauth_clients c
       where c.client_id = g.client_id and revoked_at is null and ${condition} returning ${grantColumns}`,
      [clock(), ...values],
    )
    return grantOf(rows[0])
  }

  return {
    allow: async ({ teamId, memberId, accessEnds, clientId, redirectUri, scopes, codeChallenge }) => {
      const now = clock()
      const code = newSecret()
      const codeExpiresAt = new Date(now.getTime() + oauthCodeMilliseconds)
      const { rows } = await database.query(
        `insert into access.oauth_grants (grant_id, client_id, team_id, member_id, access_ends, redirect_uri, scopes,
           code_hash, code_challenge, code_expires_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10
         where (select count(distinct client_id) from access.oauth_grants
                where team_id = $3 and member_id = $4 and client_id <> $2
                  and revoked_at is null and expires_at > $11) < $12
         returning grant_id`,
        [
          randomUUID(),
          clientId,
          teamId,
          memberId,
          accessEnds,
          redirectUri,
          scopes,
          hashOfSecret(code),
          codeChallenge,
          codeExpiresAt,
          now,
          assistantsMax,
        ],
      )
      if (rows.length === 0) return undefined
      await database.query('update access.oauth_clients set allowed_at = $2 where client_id = $1', [
        clientId,
        now,
      ])
      return code
    },

    takeCode: async code => {
      const codeHash = hashOfSecret(code)
      const { rows } = await database.query(
        `update access.oauth_grants g set code_used_at = $2 from access.oauth_clients c
         where c.client_id = g.client_id and code_hash = $1 and code_used_at is null and revoked_at is null
         returning ${grantColumns}, redirect_uri, code_challenge, code_expires_at`,
        [codeHash, clock()],
      )
      const taken = takenOf(rows[0], clock())
      if (taken) return { kind: 'taken', grant: taken }
      const copied = await revokeWhere('code_hash = $2', [codeHash])
      return copied ? { kind: 'reused', grant: copied } : { kind: 'unknown' }
    },

    connect: async ({ grantId, clientId, teamId, memberId }) => {
      const now = clock()
      await database.query(
        `update access.oauth_grants set revoked_at = $5
         where client_id = $2 and team_id = $3 and member_id = $4 and grant_id <> $1
           and connected_at is not null and revoked_at is null`,
        [grantId, clientId, teamId, memberId, now],
      )
      await database.query(
        'update access.oauth_grants set connected_at = $2, expires_at = $3 where grant_id = $1',
        [grantId, now, new Date(now.getTime() + oauthIdleMilliseconds)],
      )
    },

    listOf: ({ teamId, memberId, accessEnds }) =>
      list('team_id = $2 and member_id = $3 and access_ends = $4', [teamId, memberId, accessEnds]),

    listOfTeam: teamId => list('team_id = $2', [teamId]),

    revoke: (teamId, grantId, memberId) =>
      revokeWhere(
        'team_id = $2 and grant_id = $3 and connected_at is not null and member_id = coalesce($4, member_id)',
        [teamId, grantId, memberId ?? null],
      ),
  }
}
