import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeBinaries, placeCluster } from './placement.ts'

const isRoot = process.getuid?.() === 0
const account = { name: 'nobody', uid: 65534, gid: 65534 }
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'laurel-placement-'))
  chmodSync(folder, 0o755)
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the cluster lives in the home', () => {
  const home = join(folder, 'home')
  expect(placeCluster(home, undefined)).toBe(join(home, 'database'))
})

describe.skipIf(!isRoot)('as root, with a home closed to others (skipped for normal users)', () => {
  test('the cluster goes to a folder of the system, the same one at every start', () => {
    const home = closedFolder()
    const system = join(folder, 'system')
    const placed = placeCluster(home, account, [system])
    expect(placed.startsWith(join(system, 'laurel'))).toBe(true)
    expect(placeCluster(home, account, [system])).toBe(placed)
    expect(placeCluster(join(home, 'other'), account, [system])).not.toBe(placed)
  })

  test('the binaries are copied to where the server’s user can run them', () => {
    const source = closedFolder()
    mkdirSync(join(source, 'bin'))
    writeFileSync(join(source, 'bin/postgres'), '', { mode: 0o700 })
    const copy = placeBinaries({ folder: source, version: '18.4.0' }, account, [join(folder, 'system')])
    expect(copy).toBe(join(folder, 'system/laurel/postgres-18.4.0'))
    expect(statSync(join(copy, 'bin/postgres')).mode & 0o777).toBe(0o755)
  })

  test('a folder others may write to is never used', () => {
    const system = join(folder, 'system')
    mkdirSync(join(system, 'laurel'), { recursive: true })
    chmodSync(join(system, 'laurel'), 0o777)
    expect(() => placeCluster(closedFolder(), account, [system])).toThrow('set DATABASE_URL')
    expect(existsSync(join(system, 'laurel', 'database'))).toBe(false)
  })
})

function closedFolder(): string {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  return closed
}
