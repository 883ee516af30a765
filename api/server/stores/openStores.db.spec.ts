import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { verifyLedger } from '@laurel/ledger/audit/verifyLedger.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createTemporaryHome } from '@laurel/scripts/database/temporaryHome.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { afterAll, expect, test } from 'vitest'
import { readPostmaster } from '../embeddedDatabase/postmaster.ts'
import { startDatabase } from '../embeddedDatabase/startDatabase.ts'
import { openStores } from './openStores.ts'
import { WrongSecrets } from './storeProblem.ts'

const { url } = await createTestDatabase()
const home = createTemporaryHome('stores-')
afterAll(async () => {
  // Joining and leaving ends whatever a failed test left running.
  await (await startDatabase({ home })).stop()
  rmSync(home, { recursive: true, force: true })
})

const slowly = { timeout: 60_000, interval: 100 }

test('who works on while the embedded database is killed is answered again, and finds everything there', {
  timeout: 90_000,
}, async () => {
  const stores = await openStores({ home, databaseUrl: undefined, eventStoreUrl: undefined })
  const team = await createTestTeam(createLedger({ log: stores.log }), { memberNames: ['Ann'] })
  accepted(await team.adjust('Ann', 10))
  const data = join(home, 'database', 'cluster', 'data')
  const pid = readPostmaster(data)?.pid
  if (pid === undefined) throw new Error('The embedded database does not run.')
  process.kill(pid, 'SIGKILL')
  // The processes of the killed server may answer for a moment still.
  const anotherServer = () => {
    const found = readPostmaster(data)
    return found?.ready === true && found.pid !== pid
  }
  await expect.poll(anotherServer, slowly).toBe(true)
  await expect
    .poll(() => team.adjust('Ann', 5).catch(() => undefined), slowly)
    .toMatchObject({ kind: 'accepted' })
  const { findings, books } = await verifyLedger(stores.encryptedLog, { postgresUrl: stores.postgresUrl })
  expect(findings).toEqual([])
  // Every try was an act of its own; those that were not answered may have been recorded all the same.
  expect(books.balanceOf(team.teamId, 'redeemable', team.memberId('Ann')) % 5).toBe(0)
  expect(books.balanceOf(team.teamId, 'redeemable', team.memberId('Ann'))).toBeGreaterThanOrEqual(15)
  await stores.close()
})

test('a data folder with other secrets is refused with the name of the file that it lacks, before anything is written', async () => {
  const first = await openStores({ home: join(home, 'first'), databaseUrl: url, eventStoreUrl: undefined })
  await createTestTeam(createLedger({ log: first.log }), { memberNames: ['Ann'] })
  await first.close()
  const opening = openStores({ home: join(home, 'other'), databaseUrl: url, eventStoreUrl: undefined })
  await expect(opening).rejects.toThrow(WrongSecrets)
  await expect(opening).rejects.toThrow('secrets.json')
})
