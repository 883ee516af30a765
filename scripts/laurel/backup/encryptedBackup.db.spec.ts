import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { createTemporaryHome } from '../../database/temporaryHome.ts'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { runLaurelAt } from '../testing/runProgram.ts'

const { url: source } = await createTestDatabase()
const { url: empty } = await createTestDatabase()
const folder = createTemporaryHome('encrypted-')
const at = (name: string): string => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newIdentity = async (name: string): Promise<string> => {
  const identity = await generateX25519Identity()
  writeFileSync(at(name), `# created: today\n${identity}\n`)
  return await identityToRecipient(identity)
}

test('a backup that is encrypted to a key comes back with that key alone', { timeout: 60_000 }, async () => {
  const stores = await openStores({ home: at('home'), databaseUrl: source, eventStoreUrl: undefined })
  await createTestTeam(createLedger(stores), { memberNames: ['Ann'] })
  await stores.close()
  const recipient = await newIdentity('identity')
  await newIdentity('other identity')

  const wrong = await runLaurelAt(at('home'), source, 'backup', at('nowhere'), '--recipient', 'age1wrong')
  expect(wrong).toMatchObject({ code: 1 })
  expect(wrong.words).toContain('age1wrong is not a recipient')
  const taken = await runLaurelAt(at('home'), source, 'backup', at('backup'), '--recipient', recipient)
  expect(taken.code, taken.words).toBe(0)

  const files = readdirSync(at('backup'))
  expect(files).toContain('secrets.json.age')
  for (const file of files)
    expect(
      readFileSync(join(at('backup'), file))
        .subarray(0, 21)
        .toString(),
    ).toBe('age-encryption.org/v1')
  expect(readdirSync(at('home')).filter(name => name.startsWith('plain'))).toEqual([])

  const restore = (...words: string[]) =>
    runLaurelAt(at('elsewhere'), empty, 'restore', at('backup'), ...words)
  expect((await restore()).words).toContain('--identity')
  expect((await restore('--identity', at('other identity'))).words).toContain(
    'can’t be decrypted'.replace('’', "'"),
  )
  const restored = await restore('--identity', at('identity'))
  expect(restored.code, restored.words).toBe(0)
  expect(readdirSync(at('elsewhere')).filter(name => name.startsWith('plain'))).toEqual([])
  expect((await runLaurelAt(at('elsewhere'), empty, 'audit', 'verify')).output).toContain('✓ rebuildable')
})
