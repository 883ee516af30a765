import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Stands for the engine of an installation, and counts who connects to it. */
let connections = 0
const engine = createServer((socket: Socket) => {
  connections += 1
  socket.destroy()
})
let engineUrl = ''
beforeAll(async () => {
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const address = engine.address()
  if (address === null || typeof address === 'string') throw new Error('The engine has no port.')
  engineUrl = `esdb://127.0.0.1:${address.port}?tls=false`
})
afterAll(() => engine.close())

const run = async (program: string, ...words: readonly string[]) => {
  const dependencies = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'))
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    env: {
      ...Object.fromEntries(dependencies),
      EVENTSTORE_URL: engineUrl,
      TEST_EVENTSTORE_URL: '',
      DOCKER_HOST: 'tcp://127.0.0.1:1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill())
  const [output, complaints] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, words: output + complaints }
}

test('specs of the log leave the engine of an installation alone', async () => {
  const { code, words } = await run('node_modules/vitest/vitest.mjs', 'run', 'ledger/log/eventstore/engine')
  expect(words).toContain('EventStoreDB is left out')
  expect(code).toBe(0)
  expect(connections).toBe(0)
})

test('benchmarks leave it alone', async () => {
  const { code, words } = await run('scripts/benchmarks/main.ts', 'eventstore-append-1')
  expect(words).toContain('EventStoreDB is left out')
  expect(code).toBe(0)
  expect(connections).toBe(0)
})
