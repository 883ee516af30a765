import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { z } from 'zod'
import { type Migrations, migrate } from '../database/migrate.ts'
import { type MasterKeys, openKey, sealKey } from './masterKeys.ts'
import { nameOfPerson, type Person, type PersonKey, type Vault } from './vault.ts'

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
 * Keeps the keys of people in PostgreSQL, outside the log, each encrypted with the installation's own key. The database
 * alone decrypts nothing. The master keys are asked for at every look-up, so that they can be rotated.
 */
export const createPostgresVault = (database: Pick<Pool, 'query'>, masterKeys: () => MasterKeys): Vault => {
  const cache = new LRUCache<string, { readonly key: PersonKey }>({ max: keysCachedMax })

  const open = (masters: MasterKeys, person: Person, sealed: Buffer): KeyObject => {
    const opened = openKey(masters, person, sealed)
    if (!opened) throw new Error('The key of a person is encrypted under another master key.')
    return createSecretKey(opened.key)
  }

  /** Creates missing keys and reads all of them, including those that another process created. */
  const fetch = async (people: readonly Person[]): Promise<void> => {
    const masters = masterKeys()
    const columns = [people.map(({ teamId }) => teamId), people.map(({ memberId }) => memberId)]
    await database.query(
      `insert into vault.keys (team_id, member_id, encrypted_key)
       select * from unnest($1::uuid[], $2::uuid[], $3::bytea[]) on conflict do nothing`,
      [...columns, people.map(person => sealKey(masters, person, randomBytes(32)))],
    )
    for (const { person, encrypted } of await stored(people))
      cache.set(nameOfPerson(person), {
        key: encrypted === null ? undefined : open(masterKeys(), person, encrypted),
      })
  }

  const stored = async (
    people: readonly Person[],
  ): Promise<readonly { readonly person: Person; readonly encrypted: Buffer | null }[]> => {
    const { rows } = await database.query(
      `select team_id, member_id, encrypted_key from vault.keys
       where (team_id, member_id) in (select * from unnest($1::uuid[], $2::uuid[]))`,
      [people.map(({ teamId }) => teamId), people.map(({ memberId }) => memberId)],
    )
    return z
      .array(Row)
      .parse(rows)
      .map(row => ({
        person: { teamId: row.team_id, memberId: row.member_id },
        encrypted: row.encrypted_key,
      }))
  }

  /** Caches the keys that exist and that a master key opens. */
  const look = async (people: readonly Person[]): Promise<void> => {
    for (const { person, encrypted } of await stored(people)) {
      const opened = encrypted === null ? undefined : openKey(masterKeys(), person, encrypted)
      if (encrypted === null) cache.set(nameOfPerson(person), { key: undefined })
      else if (opened) cache.set(nameOfPerson(person), { key: createSecretKey(opened.key) })
    }
  }

  return {
    keysFor: async people => {
      const missing = people.filter(person => !cache.has(nameOfPerson(person)))
      if (missing.length > 0) await fetch(missing)
      return people.map(person => cache.get(nameOfPerson(person))?.key)
    },
    findKeys: async people => {
      const missing = people.filter(person => !cache.has(nameOfPerson(person)))
      if (missing.length > 0) await look(missing)
      return people.map(person => {
        const known = cache.get(nameOfPerson(person))
        return known ? known.key : null
      })
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
