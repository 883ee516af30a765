import { randomBytes } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { accepted, createTestTeam } from '@laurel/ledger/simulation/testTeam.ts'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import { migrateVault } from '@laurel/ledger/vault/postgresVault.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { memberBalance } from '../balances/queries.ts'
import { createProjections } from '../runner/createProjections.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'

const { url, database } = await openTestDatabase()
const place = { databaseUrl: url, encryptionKey: randomBytes(32).toString('base64') }
await migrateLog(url)
await migrateVault(database)
const { log, close } = await openLog(place)
afterAll(close)

describe('read models that follow in a thread', () => {
  it('show what is appended here, in clear, and stop when they are told', async () => {
    const projections = createProjections({ log, databaseUrl: url, thread: place })
    await projections.start()
    const team = await createTestTeam(createLedger({ log }), { name: 'evergreen', memberNames: ['Ada'] })
    accepted(await team.adjust('Ada', 70))

    const head = await log.head()
    expect(await projections.waitForPosition(head, 10_000)).toBe(true)

    const balance = await memberBalance(database, team.teamId, team.memberId('Ada'))
    expect(balance?.redeemable).toBe(70)
    expect(await projections.lag()).toMatchObject({ head, behind: 0, lastFailure: null })
    await projections.stop()
    accepted(await team.adjust('Ada', 5))
    const next = createProjections({ log, databaseUrl: url })
    expect(await next.waitForPosition(await log.head(), 300)).toBe(false)
    await next.stop()
  })

  it('say why they can not begin', async () => {
    const nowhere = new URL(url)
    nowhere.pathname = '/nowhere'
    const projections = createProjections({
      log,
      databaseUrl: url,
      thread: { ...place, databaseUrl: nowhere.href },
    })
    await expect(projections.start()).rejects.toThrow(/nowhere/)
    await projections.stop()
  })
})
