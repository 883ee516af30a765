import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type Migrations, migrate } from '../database/migrate.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16
const keysCachedMax = 100_000

const Row = z.object({
  team_id: z.string(),
  member_id: z.string(),
  encrypted_key: z.instanceof(Buffer).nullable(),
})

export const vaultMigrations: Migrations = {
  part: 'vault',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateVault = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [vaultMigrations])

/**
 * Keeps the keys of people in PostgreSQL, outside the log, each encrypted with the installation's own key (32 bytes in
 * base64). The database alone decrypts nothing.
 */
export const createPostgresVault = (database: Pick<Pool, 'query'>, encryptionKey: string): Vault => {
  const master = Buffer.from(encryptionKey, 'base64')
  if (master.length !== 32) throw new Error('The encryption key must be 32 bytes in base64.')
  const cache = new LRUCache<string, { readonly key: PersonKey }>({ max: keysCachedMax })

  const encrypt = (person: Person, key: Buffer): Buffer => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv(algorithm, master, nonce).setAAD(Buffer.from(nameOfPerson(person)))
    const encrypted = Buffer.concat([cipher.update(key), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), encrypted])
  }
  const decrypt = (person: Person, encrypted: Buffer): KeyObject => {
    const decipher = createDecipheriv(algorithm, master, encrypted.subarray(0, nonceLength))
      .setAAD(Buffer.from(nameOfPerson(person)))
      .setAuthTag(encrypted.subarray(nonceLength, nonceLength + tagLength))
    const key = Buffer.concat([
      decipher.update(encrypted.subarray(nonceLength + tagLength)),
      decipher.final(),
    ])
    return createSecretKey(key)
  }

  /** Creates missing keys and reads all of them, including those that another process created. */
  const fetch = async (people: readonly Person[]): Promise<void> => {
    const columns = [people.map(({ teamId }) => teamId), people.map(({ memberId }) => memberId)]
    await database.query(
      `insert into vault.keys (team_id, member_id, encrypted_key)
       select * from unnest($1::uuid[], $2::uuid[], $3::bytea[]) on conflict do nothing`,
      [...columns, people.map(person => encrypt(person, randomBytes(32)))],
    )
    const { rows } = await database.query(
      `select team_id, member_id, encrypted_key from vault.keys
       where (team_id, member_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
      columns,
    )
    for (const { team_id: teamId, member_id: memberId, encrypted_key: encrypted } of z
      .array(Row)
      .parse(rows)) {
      const person = { teamId, memberId }
      cache.set(nameOfPerson(person), { key: encrypted === null ? undefined : decrypt(person, encrypted) })
    }
  }

  return {
    keysFor: async people => {
      const missing = people.filter(person => !cache.has(nameOfPerson(person)))
      if (missing.length > 0) await fetch(missing)
      return people.map(person => cache.get(nameOfPerson(person))?.key)
    },
    cachedKey: person => {
      const known = cache.get(nameOfPerson(person))
      return known ? known.key : null
    },
    destroy: async person => {
      await database.query(
        `insert into vault.keys (team_id, member_id, destroyed_at) values ($1, $2, now())
         on conflict (team_id, member_id) do update set encrypted_key = null,
           destroyed_at = coalesce(vault.keys.destroyed_at, excluded.destroyed_at)`,
        [person.teamId, person.memberId],
      )
      cache.set(nameOfPerson(person), { key: undefined })
    },
    dropCached: person => {
      cache.delete(nameOfPerson(person))
    },
  }
}
