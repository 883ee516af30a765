import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { holdInstallation, shareInstallation } from './installationHold.ts'
import { InstallationInUse } from './storeProblem.ts'

const { url } = await createTestDatabase()
const admin = new Client({ connectionString: url })
beforeAll(() => admin.connect())
afterAll(() => admin.end())

const alone = { isAlone: true }
const shared = { isAlone: false }

test('many processes use an installation, and none of them while one moves its log', async () => {
  const server = await holdInstallation(url, shared)
  const command = await holdInstallation(url, shared)
  await command.release()
  await expect(holdInstallation(url, alone)).rejects.toThrow(InstallationInUse)
  await expect(holdInstallation(url, alone)).rejects.toThrow('Laurel is running')
  await server.release()

  const move = await holdInstallation(url, alone)
  await expect(holdInstallation(url, shared)).rejects.toThrow('is being copied')
  await expect(holdInstallation(url, alone)).rejects.toThrow(InstallationInUse)
  await move.release()
  await (await holdInstallation(url, shared)).release()
})

const lockState = (isGranted: boolean) =>
  admin.query(
    `select a.pid from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted = $1 and a.datname = current_database()`,
    [isGranted],
  )
const cutOff = async () => {
  const { rows } = await lockState(true)
  for (const { pid } of rows) await admin.query('select pg_terminate_backend($1)', [pid])
}

test('a lost connection is replaced', async () => {
  const server = await shareInstallation(url, () => {})
  const before = (await lockState(true)).rows
  await cutOff()
  await vi.waitFor(async () => {
    const { rows } = await lockState(true)
    expect(rows).toHaveLength(1)
    expect(rows).not.toEqual(before)
  }, 10_000)
  await expect(holdInstallation(url, alone)).rejects.toThrow(InstallationInUse)
  await server?.release()
})

test('a process that loses its lock to a move is notified', async () => {
  const lost = Promise.withResolvers<void>()
  const server = await shareInstallation(url, () => lost.resolve())
  const mover = new Client({ connectionString: url })
  await mover.connect()
  // Waits for the lock, so that it has it as soon as the server loses it.
  const moving = mover.query("select pg_advisory_lock(hashtextextended('laurel installation', 0))")
  await vi.waitFor(async () => expect((await lockState(false)).rows).toHaveLength(1), 10_000)
  await cutOff()
  await moving
  await lost.promise
  await server?.release()
  await mover.end()
})
