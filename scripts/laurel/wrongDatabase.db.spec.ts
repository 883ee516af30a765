import { expect, test } from 'vitest'
import { createTestDatabase } from '../database/testDatabase.ts'
import { runProgram } from './testing/runProgram.ts'

const { url } = await createTestDatabase()

const changed = (change: (address: URL) => void): string => {
  const address = new URL(url)
  change(address)
  return address.href
}

const unknownDatabase = changed(address => {
  address.pathname = '/nobody_made_this'
})
const wrongPassword = changed(address => {
  address.password = 'guess'
})
const unusedAddress = changed(address => {
  address.port = '1'
})

test.each([
  ['an address without a server', unusedAddress, 'ECONNREFUSED'],
  ['a database that does not exist', unknownDatabase, 'nobody_made_this'],
  ['a wrong password', wrongPassword, 'password authentication failed'],
  ['no address at all', 'not an address', 'which is not a URL'],
])('%s: start says which setting is wrong, and stops', { timeout: 60_000 }, async (_, address, reason) => {
  const { code, words } = await runProgram('serve', address)
  expect(code).toBe(1)
  expect(words).toContain('DATABASE_URL')
  expect(words).toContain(reason)
  expect(words).not.toContain('guess')
  expect(words).not.toContain('    at ')
})

test('the command line says the same', async () => {
  const { code, words } = await runProgram('laurel', unusedAddress, 'audit', 'verify')
  expect(code).toBe(1)
  expect(words).toMatch(/^laurel: The database of DATABASE_URL .* cannot be reached: .*ECONNREFUSED/)
})
