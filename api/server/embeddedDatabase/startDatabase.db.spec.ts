import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startDatabase } from './startDatabase.ts'

// One home for all, since creating a cluster takes most of a second; each test leaves its server stopped.
const home = createTemporaryHome('launcher-')

afterAll(async () => {
  // Joining and leaving ends whatever a failed test left running.
  await (await startDatabase({ home })).stop()
  rmSync(home, { recursive: true, force: true })
})

test('starters that begin at the same moment in a new home end up with one server', async () => {
  const all = await Promise.all([1, 2, 3].map(() => startDatabase({ home })))
  expect(new Set(all.map(each => each.url)).size).toBe(1)
  expect(all.filter(each => !each.reused)).toHaveLength(1)
  await Promise.all(all.map(each => each.stop()))
  expect(isRunning()).toBe(false)
})

test('it is a durable Postgres 18 that only this machine and only the password opens', async () => {
  const database = await startDatabase({ home })
  expect(await ask(database.url, 'show server_version')).toMatch(/^18\./)
  expect(await ask(database.url, 'show listen_addresses')).toBe('127.0.0.1')
  expect(await ask(database.url, 'show unix_socket_directories')).toBe('')
  expect(await ask(database.url, 'show fsync')).toBe('on')
  expect(statSync(join(home, 'database/cluster/password')).mode & 0o777).toBe(0o600)
  const stranger = new URL(database.url)
  stranger.password = 'guess'
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed')
  await database.stop()
  expect(isRunning()).toBe(false)
})

test('what was stored is there at the next start', async () => {
  const first = await startDatabase({ home })
  await ask(first.url, 'create table kept as select 7 as number')
  await first.stop()
  const second = await startDatabase({ home })
  expect(await ask(second.url, 'select number from kept')).toBe(7)
  await second.stop()
})

test('a second starter joins the running server, and only the last to leave stops it', async () => {
  const first = await startDatabase({ home })
  const second = await startDatabase({ home })
  expect(second).toMatchObject({ reused: true, url: first.url })
  await first.stop()
  expect(await ask(second.url, 'select 1')).toBe(1)
  await second.stop()
  expect(isRunning()).toBe(false)
})

test('a server whose starter was killed is found, reused and then stopped', async () => {
  const { starter, url } = await startInOtherProcess()
  starter.kill('SIGKILL')
  await once(starter, 'exit')
  const database = await startDatabase({ home })
  expect(database).toMatchObject({ reused: true, url })
  await database.stop()
  expect(isRunning()).toBe(false)
})

test('a server that was killed before it filled in its note does not keep another from starting', async () => {
  await (await startDatabase({ home })).stop()
  const note = join(home, 'database/cluster/data/postmaster.pid')
  writeFileSync(note, '')
  const database = await startDatabase({ home })
  expect(await ask(database.url, 'select 1')).toBe(1)
  await database.stop()
})

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops the server cleanly', async signal => {
  const { starter } = await startInOtherProcess()
  starter.kill(signal)
  expect(await once(starter, 'exit')).toEqual([0, null])
  expect(isRunning()).toBe(false)
})

function isRunning(): boolean {
  return existsSync(join(home, 'database/cluster/data/postmaster.pid'))
}

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const answer = await client.query({ text: question, rowMode: 'array' })
    return answer.rows[0]?.[0]
  } finally {
    await client.end()
  }
}

async function startInOtherProcess(): Promise<{ starter: ChildProcess; url: string }> {
  const program = `
    import { startDatabase } from './startDatabase.ts'
    import { stopOnSignals } from '../stopOnSignals.ts'
    const database = await startDatabase({ home: ${JSON.stringify(home)} })
    stopOnSignals(database.stop)
    console.log(database.url)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(starter.stdout, 'data')
  return { starter, url: String(line).trim() }
}
