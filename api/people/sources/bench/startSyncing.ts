import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createPostgresVault, migrateVault } from '@laurel/ledger/vault/postgresVault.ts'
import { createVaultedLog } from '@laurel/ledger/vault/vaultedLog.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { createTokenCipher } from '../../../access/tokenCipher.ts'
import { migrateDatabase } from '../../../server/migrateDatabase.ts'
import { saveSourceConnection } from '../connections/sourceConnections.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import { RunCounts } from '../runs/runRows.ts'
import { openSource } from '../testing/openSource.ts'
import { orchard } from '../testing/orchard.ts'
import { orchardStandIn } from '../testing/orchardStandIn.ts'

const Synced = z.object({
  milliseconds: z.number(),
  /** The most memory of the process that synced. */
  resident: z.number(),
  run: z.object({ state: z.string(), isFull: z.boolean(), counts: RunCounts }),
})
export type Synced = z.infer<typeof Synced>

export type SyncedCompany = {
  /** Changes the department of so many people at the source. */
  readonly change: (count: number) => void
  /** Runs a sync to its end. */
  readonly sync: () => Promise<Synced>
}

const membersAtOnce = 32

/** Companies of any size whose people are members, and a process that syncs them with their source in this one. */
export const startSyncing = async (databaseUrl: string) => {
  await migrateLog(databaseUrl)
  await migrateVault(databaseUrl)
  await migrateDatabase(databaseUrl)
  const database = new Pool({ connectionString: databaseUrl, max: 8 })
  const key = randomBytes(32)
  const log = createVaultedLog(
    createPostgresLog({ url: databaseUrl }),
    createPostgresVault(database, () => [key]),
  )
  const projections = createProjections({ log, databaseUrl })
  await projections.start()
  const ledger = createLedger({ log })
  const cipher = createTokenCipher(key.toString('base64'))
  const child = fork(
    new URL('./syncAlone.ts', import.meta.url),
    [JSON.stringify({ databaseUrl, key: key.toString('base64') })],
    { execArgv: ['--max-semi-space-size=16'] },
  )
  const stops: (() => Promise<unknown>)[] = []
  const clock = () => new Date().toISOString()
  const shown = async () => void (await projections.waitForPosition(await log.head(), 600_000))

  const company = async (size: number): Promise<SyncedCompany> => {
    const bench = await openSource(orchard, orchardStandIn, { size })
    stops.push(bench.stop)
    const teamId = teamIdOf(randomUUID())
    const envelope = () =>
      ({ id: randomUUID(), teamId, actor: { kind: 'system', id: 'bench' }, occurredAt: clock() }) as const
    await ledger.handle({
      ...envelope(),
      type: 'createTeam',
      data: { teamId, name: 'Grove', externalKey: randomUUID(), timeZone: 'UTC', pointsName: 'points' },
    })
    await fewAtOnce(bench.company.people(), membersAtOnce, async ({ id, email, firstName }) => {
      await ledger.handle({
        ...envelope(),
        type: 'syncMember',
        data: {
          memberId: memberIdOf(teamId, id),
          externalKey: id,
          profile: { name: firstName, email, pictureUrl: null, timeZone: null },
          isActive: true,
          isAdmin: false,
          isOwner: false,
        },
      })
    })
    await shown()
    const connection = { teamId, source: 'namely' as const, settings: orchardStandIn.settings }
    await saveSourceConnection({ database, cipher }, connection, clock())
    return {
      change: count => {
        bench.pass(60_000)
        for (const { id } of bench.company.people().slice(0, count))
          bench.company.change(id, { department: `Department of ${randomUUID()}` })
      },
      sync: async () => {
        const ended = once(child, 'exit').then(() =>
          Promise.reject(new Error('The process that syncs ended.')),
        )
        ended.catch(() => undefined)
        child.send({ teamId, origin: bench.origin })
        const [message]: unknown[] = await Promise.race([once(child, 'message'), ended])
        await shown()
        return Synced.parse(message)
      },
    }
  }
  return {
    company,
    stop: async () => {
      child.kill()
      for (const stop of stops) await stop()
      await projections.stop()
      await log.close()
      await database.end()
    },
  }
}
