import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { readPostmaster } from './postmaster.ts'
import { startDatabase } from './startDatabase.ts'
import { superviseDatabase } from './superviseDatabase.ts'

const home = createTemporaryHome('supervised-')
const data = join(home, 'database', 'cluster', 'data')
afterAll(async () => {
  // Joining and leaving ends whatever a failed test left running.
  await (await startDatabase({ home })).stop()
  rmSync(home, { recursive: true, force: true })
})

const postmasterPid = (): number => {
  const pid = readPostmaster(data)?.pid
  if (pid === undefined) throw new Error(`No database runs on ${data}.`)
  return pid
}

const numberAt = async (url: string): Promise<unknown> => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query({ text: 'select number from kept', rowMode: 'array' })).rows[0]?.[0]
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => {})
  }
}

test('a server that is killed or ended from outside is there again at the same address, and stops on request', {
  timeout: 60_000,
}, async () => {
  const said: string[] = []
  const { url, stop } = await superviseDatabase({ home, say: line => said.push(line) })
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('create table kept as select 7 as number')
  await client.end()
  for (const [index, signal] of (['SIGKILL', 'SIGINT'] as const).entries()) {
    const pid = postmasterPid()
    process.kill(pid, signal)
    await expect.poll(() => said.length, { timeout: 20_000 }).toBe(index + 1)
    expect(await numberAt(url)).toBe(7)
    expect(readPostmaster(data)?.pid).not.toBe(pid)
  }
  expect(said).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('runs again')))
  await stop()
  expect(existsSync(join(data, 'postmaster.pid'))).toBe(false)
})

test('a killed server that is started again is reached at its old address', async () => {
  const first = await startDatabase({ home })
  process.kill(postmasterPid(), 'SIGKILL')
  await first.lost
  const second = await startDatabase({ home })
  expect(second.url).toBe(first.url)
  await second.stop()
})
