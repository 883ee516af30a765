import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { addVaultKey } from '@laurel/api/server/stores/vaultMasterKeys.ts'
import { masterKeyOf } from '@laurel/ledger/vault/masterKeys.ts'
import { createPostgresVault } from '@laurel/ledger/vault/postgresVault.ts'
import { resealKeys } from '@laurel/ledger/vault/resealKeys.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { createTestDatabase } from '../database/testDatabase.ts'
import { rotateVaultKey } from './rotateVaultKey.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('rotate-')
const serving = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
const database = new Pool({ connectionString: databaseUrl, max: 2 })
afterAll(async () => {
  await database.end()
  await serving.close()
  rmSync(home, { recursive: true, force: true })
})

const teamId = randomUUID()
const newPerson = () => ({ teamId, memberId: randomUUID() })
const keysOf = async (vault: typeof serving.vault, people: readonly ReturnType<typeof newPerson>[]) =>
  (await vault.keysFor(people)).map(key => key?.export().toString('hex'))

test('the master key changes while the server goes on, and the keys of people stay', {
  timeout: 30_000,
}, async () => {
  const people = Array.from({ length: 1_200 }, newPerson)
  const erased = newPerson()
  const before = await keysOf(serving.vault, [...people, erased])
  await serving.vault.destroy(erased)
  const { encryptionKey } = loadSecrets(home)

  // The server adds people all the while, under whichever master key it finds.
  const added: ReturnType<typeof newPerson>[] = []
  let isRotating = true
  const adding = (async () => {
    while (isRotating) {
      const person = newPerson()
      await serving.vault.keysFor([person])
      added.push(person)
    }
  })()
  const { resealed } = await rotateVaultKey(home, serving)
  isRotating = false
  await adding
  expect(resealed).toBeGreaterThanOrEqual(people.length)

  const restarted = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
  expect(await keysOf(restarted.vault, people)).toEqual(before.slice(0, -1))
  expect(await keysOf(restarted.vault, [erased])).toEqual([undefined])
  expect((await keysOf(restarted.vault, added)).every(key => key !== undefined)).toBe(true)
  await restarted.close()

  // The former master key opens nothing any more, and has left the file.
  const former = createPostgresVault(database, () => [masterKeyOf(encryptionKey)])
  for (const person of [people[0], added.at(-1)])
    await expect(former.keysFor(person ? [person] : [])).rejects.toThrow('another master key')
  expect(loadSecrets(home).vaultKeys).toHaveLength(1)
})

test('a rotation that was interrupted leaves everything readable, and the next one completes it', {
  timeout: 30_000,
}, async () => {
  const person = newPerson()
  const before = await keysOf(serving.vault, [person])
  addVaultKey(home)
  serving.vault.dropCached(person)
  expect(await keysOf(serving.vault, [person])).toEqual(before)
  await rotateVaultKey(home, serving)
  serving.vault.dropCached(person)
  expect(await keysOf(serving.vault, [person])).toEqual(before)
  const [current = ''] = loadSecrets(home).vaultKeys ?? []
  expect(await resealKeys(database, [masterKeyOf(current)])).toBe(0)
})
