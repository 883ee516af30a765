import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type Migrations, migrate } from '../database/migrate.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16
const keysAtHandMax = 100_000

const Row = z.object({
  team_id: z.string(),
  member_id: z.string(),
  sealed_key: z.instanceof(Buffer).nullable(),
})

export const vaultMigrations: Migrations = {
  part: 'vault',
  folder: new URL('./migrations/', import.meta.url),
}

export const migrateVault = (ownerUrl: string): Promise<void> => migrate(ownerUrl, [vaultMigrations])

/**
 * Keys in Postgres, beside the log and never in it, each sealed under the installation's own key (32 bytes in base64).
 * The database alone decrypts nothing.
 */
export const createPostgresVault = (database: Pick<Pool, 'query'>, encryptionKey: string): Vault => {
  const master = Buffer.from(encryptionKey, 'base64')
  if (master.length !== 32) throw new Error('The encryption key must be 32 bytes in base64.')
  const atHand = new LRUCache<string, { readonly key: PersonKey }>({ max: keysAtHandMax })

  const seal = (person: Person, key: Buffer): Buffer => {
    const nonce = randomBytes(nonceLength)
    const cipher = createCipheriv(algorithm, master, nonce).setAAD(Buffer.from(nameOfPerson(person)))
    const sealed = Buffer.concat([cipher.update(key), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
  }
  const open = (person: Person, sealed: Buffer): KeyObject => {
    const decipher = createDecipheriv(algorithm, master, sealed.subarray(0, nonceLength))
      .setAAD(Buffer.from(nameOfPerson(person)))
      .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
    const key = Buffer.concat([decipher.update(sealed.subarray(nonceLength + tagLength)), decipher.final()])
    return createSecretKey(key)
  }

  /** Creates missing keys and reads all of them, including those that another process created. */
  const fetch = async (people: readonly Person[]): Promise<void> => {
    const columns = [people.map(({ teamId }) => teamId), people.map(({ memberId }) => memberId)]
    await database.query(
      `insert into vault.keys (team_id, member_id, sealed_key)
       select * from unnest($1::uuid[], $2::uuid[], $3::bytea[]) on conflict do nothing`,
      [...columns, people.map(person => seal(person, randomBytes(32)))],
    )
    const { rows } = await database.query(
      `select team_id, member_id, sealed_key from vault.keys
       where (team_id, member_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
      columns,
    )
    for (const { team_id: teamId, member_id: memberId, sealed_key: sealed } of z.array(Row).parse(rows)) {
      const person = { teamId, memberId }
      atHand.set(nameOfPerson(person), { key: sealed === null ? undefined : open(person, sealed) })
    }
  }

  return {
    keysFor: async people => {
      const missing = people.filter(person => !atHand.has(nameOfPerson(person)))
      if (missing.length > 0) await fetch(missing)
      return people.map(person => atHand.get(nameOfPerson(person))?.key)
    },
    keyAtHand: person => {
      const known = atHand.get(nameOfPerson(person))
      return known ? known.key : null
    },
    destroy: async person => {
      await database.query(
        `insert into vault.keys (team_id, member_id, destroyed_at) values ($1, $2, now())
         on conflict (team_id, member_id) do update set sealed_key = null,
           destroyed_at = coalesce(vault.keys.destroyed_at, excluded.destroyed_at)`,
        [person.teamId, person.memberId],
      )
      atHand.set(nameOfPerson(person), { key: undefined })
    },
    letGo: person => {
      atHand.delete(nameOfPerson(person))
    },
  }
}
