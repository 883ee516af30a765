import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryHomePrefix } from '../database/temporaryHome.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))

test('an interrupted benchmark stops its PostgreSQL and removes its data', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [program, 'log-append-32', '--scale', '50'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 50_000,
    killSignal: 'SIGKILL',
  })
  const homes = () =>
    readdirSync(tmpdir()).filter(name => name.startsWith(`${temporaryHomePrefix}${child.pid}-`))
  let said = ''
  child.stderr.on('data', chunk => {
    said += String(chunk)
    if (said.includes('log-append-32')) child.kill('SIGINT')
  })
  await once(child, 'close')
  expect(child.exitCode).toBe(130)
  expect(said).not.toContain('    at ')
  expect(homes()).toEqual([])
})
