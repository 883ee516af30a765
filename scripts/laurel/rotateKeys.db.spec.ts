import { createAccess, startSession } from '@laurel/api/access/createAccess.ts'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { loadSecrets } from '@laurel/api/server/stores/secrets.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryHome } from '../database/temporaryHome.ts'
import { keyRotations, rotationsNamed } from './addRotateKeys.ts'
import { CommandFailed } from './reportFailure.ts'

const { url: databaseUrl } = await createTestDatabase()
const home = createTemporaryHome('rotate-keys-')
process.env.LAUREL_HOME = home
const stores = await openStores({ home, databaseUrl, eventStoreUrl: undefined })
const database = new Pool({ connectionString: stores.databaseUrl }).on('error', () => undefined)
afterAll(async () => {
  await database.end()
  await stores.close()
})

/** Another process of the installation. */
const access = () => createAccess(database, { secrets: () => [loadSecrets(home).encryptionKey] })
const owner = { teamId: crypto.randomUUID(), memberId: crypto.randomUUID() }
const rotate = async (revoke: boolean) => {
  for (const rotation of rotationsNamed(['tokens'])) await rotation.rotate(stores, { revoke })
}

test('a rotation of the token key leaves people signed in, and a revocation ends every token', async () => {
  const { token } = await startSession(access(), owner)
  await rotate(false)
  expect(await access().tokens.read(token)).toMatchObject({ kind: 'valid' })
  await rotate(true)
  expect(await access().tokens.read(token)).toEqual({ kind: 'invalid' })
  const again = await startSession(access(), owner)
  expect(await access().tokens.read(again.token)).toMatchObject({ kind: 'valid' })
})

test('an unknown key is refused before any is replaced', () => {
  expect(() => rotationsNamed(['tokens', 'doors'])).toThrow(CommandFailed)
  expect(rotationsNamed([])).toEqual(keyRotations)
})
