import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { Clock } from './clock.ts'
import { secretBytes, sessionIdleMilliseconds, tokenKeysLookMilliseconds } from './limits.ts'

export type TokenKey = { readonly kid: string; readonly key: KeyObject }

/** The keys that sign tokens. The database has their salts, `secrets.json` the rest. */
export type TokenKeys = {
  /** The key for new tokens. */
  current(): Promise<TokenKey>
  /** The key with this id; undefined if it is unknown, or retired for longer than a token is valid. */
  find(kid: string): Promise<KeyObject | undefined>
}

/** The secrets in base64 that keys are derived from: the current one, then those it replaced. */
export type TokenSecrets = () => readonly string[]

const Row = z.object({
  kid: z.string(),
  secret_id: z.string(),
  salt: z.instanceof(Uint8Array),
  retired_at: z.date().nullable(),
})

type KnownKey = TokenKey & { readonly secretId: string; readonly isRetired: boolean }

export const createTokenKeys = (database: Queryable, secrets: TokenSecrets, clock: Clock): TokenKeys => {
  let known: readonly KnownKey[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<readonly KnownKey[]> | undefined

  const read = async (): Promise<readonly KnownKey[]> => {
    const { rows } = await database.query(
      `select kid, secret_id, salt, retired_at from access.token_keys
       where retired_at is null or retired_at > $1 order by created_at desc, kid`,
      [new Date(clock().getTime() - sessionIdleMilliseconds)],
    )
    const keyed = new Map(secrets().map(secret => [secretIdOf(secret), secret]))
    known = z
      .array(Row)
      .parse(rows)
      .flatMap(({ kid, secret_id: secretId, salt, retired_at: retiredAt }) => {
        const secret = keyed.get(secretId)
        return secret === undefined
          ? []
          : [{ kid, secretId, isRetired: retiredAt !== null, key: deriveKey(secret, salt, kid) }]
      })
    readAt = performance.now()
    return known
  }
  /** Concurrent callers share a read. */
  const readOnce = (): Promise<readonly KnownKey[]> => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const recent = async (): Promise<readonly KnownKey[]> =>
    performance.now() < readAt + tokenKeysLookMilliseconds ? known : readOnce()

  return {
    current: async () => {
      const secretId = secretIdOf(currentOf(secrets))
      const isCurrent = (key: KnownKey) => !key.isRetired && key.secretId === secretId
      const current = (await recent()).find(isCurrent)
      if (current) return current
      await addTokenKey(database, secrets, clock)
      const added = (await readOnce()).find(isCurrent)
      if (!added) throw new Error('The new token key is not in the database.')
      return added
    },
    find: async kid => (await recent()).find(key => key.kid === kid)?.key,
  }
}

/**
 * Signs new tokens with a new key and retires the others, which verify their tokens until these expire. `revoke` removes
 * them instead: every token ends, and people sign in again.
 */
export const rotateTokenKeys = async (
  database: Queryable,
  { secrets, clock, revoke }: { secrets: TokenSecrets; clock: Clock; revoke: boolean },
): Promise<{ readonly kid: string }> => {
  const kid = await addTokenKey(database, secrets, clock)
  if (revoke) await database.query('delete from access.token_keys where kid <> $1', [kid])
  else
    await database.query(
      'update access.token_keys set retired_at = $2 where kid <> $1 and retired_at is null',
      [kid, clock()],
    )
  return { kid }
}

const addTokenKey = async (database: Queryable, secrets: TokenSecrets, clock: Clock): Promise<string> => {
  const kid = randomBytes(8).toString('hex')
  await database.query(
    'insert into access.token_keys (kid, secret_id, salt, created_at) values ($1, $2, $3, $4)',
    [kid, secretIdOf(currentOf(secrets)), randomBytes(secretBytes), clock()],
  )
  return kid
}

const currentOf = (secrets: TokenSecrets): string => {
  const [current] = secrets()
  if (current === undefined) throw new Error('There is no secret to derive token keys from.')
  return current
}

const derive = (secret: string, salt: Uint8Array | string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), salt, purpose, bytes))

const deriveKey = (secret: string, salt: Uint8Array, kid: string): KeyObject =>
  createSecretKey(derive(secret, salt, `laurel token ${kid}`, secretBytes))

/** Says which secret a key needs, and nothing about the secret. */
const secretIdOf = (secret: string): string => derive(secret, '', 'laurel token secret id', 8).toString('hex')
