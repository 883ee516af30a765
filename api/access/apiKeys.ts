import { randomUUID } from 'node:crypto'
import { apiKeysMax } from '@laurel/contract/developers/apiKeys.ts'
import { KeyScope } from '@laurel/contract/wire/keyScopes.ts'
import { prepared, type Queryable } from '@laurel/projections/engine/queryable.ts'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { keyPrefixLength, keysRememberedMax } from './limits.ts'
import { hashOfSecret, newSecret } from './secret.ts'
import type { SessionOwner } from './sessions.ts'

const day = 86_400_000
const hour = 3_600_000
const mark = 'laurel_'

export type NewApiKey = SessionOwner & {
  readonly accessEnds: number
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** For how many days the key works. */
  readonly days: number
}

/** A key whose secret is shown once. */
export type IssuedKey = { readonly keyId: string; readonly secret: string; readonly expiresAt: Date }

/** A key as a request uses it. */
export type UsedKey = SessionOwner & {
  readonly keyId: string
  readonly accessEnds: number
  readonly name: string
  readonly scopes: readonly KeyScope[]
  readonly expiresAt: Date
}

export type ListedKey = UsedKey & {
  readonly prefix: string
  readonly createdAt: Date
  /** The day of its last use. */
  readonly lastUsedOn: string | null
  /** Until when its replaced secret works. */
  readonly formerUntil: Date | null
}

export type ApiKeys = {
  /** Undefined where the team has as many keys as it may. */
  create(key: NewApiKey): Promise<IssuedKey | undefined>
  /** The key of a secret that works, whose day of use is noted. */
  use(secret: string): Promise<UsedKey | undefined>
  /** The keys of a team that are not revoked, the newest first. */
  list(teamId: string): Promise<readonly ListedKey[]>
  /** Replaces the secret of a key; the former one works for `overlapHours`. Undefined for an unknown key. */
  rotate(teamId: string, keyId: string, overlapHours: number): Promise<(IssuedKey & Named) | undefined>
  /** Undefined for an unknown key. */
  revoke(teamId: string, keyId: string): Promise<Named | undefined>
}

type Named = { readonly name: string }

/** Whether a bearer token has the form of an API key. */
export const isApiKey = (token: string): boolean => token.startsWith(mark)

const Used = z.object({
  key_id: z.string(),
  team_id: z.string(),
  member_id: z.string(),
  access_ends: z.int(),
  name: z.string(),
  scopes: z.array(KeyScope),
  expires_at: z.date(),
})
const Listed = Used.extend({
  prefix: z.string(),
  created_at: z.date(),
  last_used_on: z.string().nullable(),
  former_until: z.date().nullable(),
})

const usedOf = (row: z.output<typeof Used>): UsedKey => ({
  keyId: row.key_id,
  teamId: row.team_id,
  memberId: row.member_id,
  accessEnds: row.access_ends,
  name: row.name,
  scopes: row.scopes,
  expiresAt: row.expires_at,
})

const columns = 'key_id, team_id, member_id, access_ends, name, scopes, expires_at'

const working = prepared(
  `select ${columns} from access.api_keys
   where revoked_at is null and expires_at > $2
     and (secret_hash = $1 or (former_hash = $1 and former_until > $2))`,
)

/** The secret of a key, with what the database keeps of it. */
const newKeySecret = () => {
  const secret = `${mark}${newSecret()}`
  return { secret, hash: hashOfSecret(secret), prefix: secret.slice(0, mark.length + keyPrefixLength) }
}

export const createApiKeys = (database: Queryable, clock: Clock): ApiKeys => {
  /** The day on which each key was last noted as used, so that a busy key writes once a day. */
  const noted = new LRUCache<string, string>({ max: keysRememberedMax })

  const noteUse = async (keyId: string, now: Date): Promise<void> => {
    const today = now.toISOString().slice(0, 10)
    if (noted.get(keyId) === today) return
    noted.set(keyId, today)
    await database.query(
      'update access.api_keys set last_used_on = $2 where key_id = $1 and last_used_on is distinct from $2',
      [keyId, today],
    )
  }

  return {
    create: async ({ teamId, memberId, accessEnds, name, scopes, days }) => {
      const now = clock()
      const { secret, hash, prefix } = newKeySecret()
      const keyId = randomUUID()
      const expiresAt = new Date(now.getTime() + days * day)
      const { rows } = await database.query(
        `insert into access.api_keys (key_id, team_id, member_id, access_ends, name, scopes, prefix, secret_hash, days,
           created_at, expires_at)
         select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
         where (select count(*) from access.api_keys
                where team_id = $2 and revoked_at is null and expires_at > $10) < $12
         returning key_id`,
        [keyId, teamId, memberId, accessEnds, name, scopes, prefix, hash, days, now, expiresAt, apiKeysMax],
      )
      return rows.length === 0 ? undefined : { keyId, secret, expiresAt }
    },

    use: async secret => {
      const now = clock()
      const { rows } = await database.query(working, [hashOfSecret(secret), now])
      const { data: row } = Used.safeParse(rows[0])
      if (!row) return undefined
      await noteUse(row.key_id, now)
      return usedOf(row)
    },

    list: async teamId => {
      const { rows } = await database.query(
        `select ${columns}, prefix, created_at, last_used_on::text,
           case when former_until > $2 then former_until end as former_until
         from access.api_keys where team_id = $1 and revoked_at is null
         order by created_at desc, key_id`,
        [teamId, clock()],
      )
      return z
        .array(Listed)
        .parse(rows)
        .map(row => ({
          ...usedOf(row),
          prefix: row.prefix,
          createdAt: row.created_at,
          lastUsedOn: row.last_used_on,
          formerUntil: row.former_until,
        }))
    },

    rotate: async (teamId, keyId, overlapHours) => {
      const now = clock()
      const { secret, hash, prefix } = newKeySecret()
      const { rows } = await database.query(
        `update access.api_keys
         set former_hash = secret_hash, former_until = $5, secret_hash = $3, prefix = $4,
           expires_at = $6::timestamptz + make_interval(days => days)
         where team_id = $1 and key_id = $2 and revoked_at is null and expires_at > $6
         returning name, expires_at`,
        [teamId, keyId, hash, prefix, new Date(now.getTime() + overlapHours * hour), now],
      )
      const { data: row } = Used.pick({ name: true, expires_at: true }).safeParse(rows[0])
      return row && { keyId, secret, expiresAt: row.expires_at, name: row.name }
    },

    revoke: async (teamId, keyId) => {
      const { rows } = await database.query(
        `update access.api_keys set revoked_at = $3 where team_id = $1 and key_id = $2 and revoked_at is null
         returning name`,
        [teamId, keyId, clock()],
      )
      return Used.pick({ name: true }).safeParse(rows[0]).data
    },
  }
}
