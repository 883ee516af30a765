import { randomBytes, randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { Pool } from 'pg'
import { createRunner } from '../../../delivery/runner.ts'
import { migrateDatabase } from '../../../server/migrateDatabase.ts'
import { saveSourceConnection, sourceConnectionOf } from '../connections/sourceConnections.ts'
import { fewAtOnce } from '../fewAtOnce.ts'
import { openPersonSources } from '../openPersonSources.ts'
import { registered } from '../registeredSource.ts'
import { beginRun } from '../runs/runJob.ts'
import { findRun, type SourceRun } from '../runs/runRows.ts'
import { sourceRunHandler } from '../runs/runSync.ts'
import { openSource } from '../testing/openSource.ts'
import { orchard } from '../testing/orchard.ts'
import { orchardStandIn } from '../testing/orchardStandIn.ts'

export type SyncedCompany = {
  /** Changes the department of so many people at the source. */
  readonly change: (count: number) => void
  /** Runs a sync to its end, and says how long it took. */
  readonly sync: () => Promise<{ readonly run: SourceRun; readonly milliseconds: number }>
}

const membersAtOnce = 32

/** Companies of any size whose people are members, in one database and one process. */
export const startSyncing = async (databaseUrl: string, log: EventLog) => {
  await migrateDatabase(databaseUrl)
  const database = new Pool({ connectionString: databaseUrl, max: 8 })
  const projections = createProjections({ log, databaseUrl })
  await projections.start()
  const ledger = createLedger({ log })
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
    const sources = openPersonSources({
      database,
      encryptionKey: randomBytes(32).toString('base64'),
      sources: [registered(orchard)],
      clock,
      origin: 'https://laurel.example',
      origins: { namely: bench.origin },
    })
    await saveSourceConnection(
      sources.store,
      { teamId, source: 'namely', settings: orchardStandIn.settings },
      clock(),
    )
    const runner = createRunner({
      database,
      databaseUrl,
      // A process keeps fewer streams than a large company has people.
      handlers: [sourceRunHandler({ ledger: createLedger({ log }), database, sources, clock })],
      onError: error => {
        throw error
      },
    })
    return {
      change: count => {
        bench.pass(60_000)
        for (const { id } of bench.company.people().slice(0, count))
          bench.company.change(id, { department: `Department of ${randomUUID()}` })
      },
      sync: async () => {
        const connection = await sourceConnectionOf(sources.store, teamId, 'namely')
        if (!connection) throw new Error('The team is not connected.')
        const began = performance.now()
        const wanted = { isFull: false, isDryRun: false, askedBy: null }
        const runId = await beginRun(database, connection, wanted, clock())
        if (runId === null) throw new Error('A run is under way.')
        for (;;) {
          await runner.runDue()
          const run = await findRun(database, { teamId, runId })
          if (run?.endedAt) {
            const milliseconds = performance.now() - began
            await shown()
            return { run, milliseconds }
          }
        }
      },
    }
  }
  return {
    company,
    stop: async () => {
      for (const stop of stops) await stop()
      await projections.stop()
      await database.end()
    },
  }
}
