import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { callTypes } from './callTypes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('the client has the types of the contract', async () => {
  const files = await callTypes()
  const differing = files.filter(({ path, text }) => {
    const file = join(root, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  expect(
    differing.map(({ path }) => path),
    'Write them with: npm run client',
  ).toEqual([])
  expect(files.length).toBeGreaterThan(20)
})
