import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDataFolder } from './dataFolder.ts'
import { loadSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'laurel-data-folder-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777
const isRoot = process.getuid?.() === 0

test('a new data folder can’t be listed by other users', () => {
  const home = join(folder, 'new')
  loadSecrets(home)
  expect(modeOf(home)).toBe(isRoot ? 0o711 : 0o700)
  expect(modeOf(join(home, 'secrets.json'))).toBe(0o600)
})

test('a data folder that a former version left open is closed', () => {
  const home = join(folder, 'former')
  mkdirSync(home)
  writeFileSync(join(home, 'secrets.json'), '{}')
  chmodSync(home, 0o755)
  openDataFolder(home)
  expect(modeOf(home)).toBe(isRoot ? 0o711 : 0o700)
})

test('a folder that is closed stays closed, and one that belongs to something else stays as it is', () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  writeFileSync(join(closed, 'secrets.json'), '{}')
  openDataFolder(closed)
  expect(modeOf(closed)).toBe(0o700)
  const foreign = join(folder, 'foreign')
  mkdirSync(foreign)
  chmodSync(foreign, 0o755)
  openDataFolder(foreign)
  expect(modeOf(foreign)).toBe(0o755)
})
