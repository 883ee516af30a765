import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets, secretsFile } from './secrets.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'laurel-secrets-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('processes that start at once in a new data folder share its secrets', { timeout: 30_000 }, async () => {
  const module = JSON.stringify(new URL('./secrets.ts', import.meta.url).href)
  const startsAt = Date.now() + 1_500
  const program = `import { loadSecrets } from ${module}
    while (Date.now() < ${startsAt}) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${startsAt} - Date.now())
    console.log(loadSecrets(${JSON.stringify(home)}).encryptionKey)`
  const run = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  const answers = await Promise.all(Array.from({ length: 6 }, run))
  expect(new Set(answers.map(({ stdout }) => stdout.trim()))).toEqual(
    new Set([loadSecrets(home).encryptionKey]),
  )
  expect(readdirSync(home)).toEqual(['secrets.json'])
})

test('secrets that can not be read are never replaced', () => {
  writeFileSync(secretsFile(home), '{')
  expect(() => loadSecrets(home)).toThrow('Restore it from a backup')
})
