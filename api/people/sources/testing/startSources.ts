import { randomBytes, randomUUID } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { memberIdOf, teamIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createMemoryLog } from '@laurel/ledger/log/memory/memoryLog.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import type { SourceStandInDefinition } from '@laurel/scripts/sandbox/sources/sourceStandIn.ts'
import { Pool } from 'pg'
import { onTestFinished } from 'vitest'
import { createRunner } from '../../../delivery/runner.ts'
import { migrateDatabase } from '../../../server/migrateDatabase.ts'
import { saveSourceConnection, sourceConnectionOf } from '../connections/sourceConnections.ts'
import { openPersonSources } from '../openPersonSources.ts'
import { type RegisteredSource, registered } from '../registeredSource.ts'
import { beginRun, type WantedRun } from '../runs/runJob.ts'
import { findRun } from '../runs/runRows.ts'
import { sourceRunHandler } from '../runs/runSync.ts'
import { sourceMessageHandler } from '../webhooks/messageHandler.ts'
import { subscribeHandler } from '../webhooks/subscribing.ts'
import { benchApp, type OpenedSource, openSource } from './openSource.ts'
import { orchard } from './orchard.ts'
import { orchardStandIn } from './orchardStandIn.ts'

/** A source with its stand-in, and what connects a team to it. */
export type SourceToStart = {
  readonly source: RegisteredSource
  readonly standIn: SourceStandInDefinition
  readonly open: () => Promise<OpenedSource>
}

const startedOrchard: SourceToStart = {
  source: registered(orchard),
  standIn: orchardStandIn,
  open: () => openSource(orchard, orchardStandIn),
}

/** A team whose members are people of the sandbox’s company, and which is connected to a source over HTTP. */
export const startSources = async (
  memberIds: (company: readonly string[]) => readonly string[] = ids => ids,
  { source, standIn, open }: SourceToStart = startedOrchard,
) => {
  const { url } = await createTestDatabase()
  await migrateDatabase(url)
  const database = new Pool({ connectionString: url, max: 8 })
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const projections = createProjections({ log, databaseUrl: url })
  await projections.start()
  const bench = await open()
  onTestFinished(async () => {
    await bench.stop()
    await projections.stop()
    await database.end()
  })

  let now = '2026-03-02T09:00:00.000Z'
  const clock = () => now
  const teamId = teamIdOf('T1')
  const memberOf = (companyId: string) => memberIdOf(teamId, `U${companyId}`)
  const envelope = () =>
    ({ id: randomUUID(), teamId, actor: { kind: 'system', id: 'spec' }, occurredAt: now }) as const
  await ledger.handle({
    ...envelope(),
    type: 'createTeam',
    data: { teamId, name: 'Juniper', externalKey: 'T1', timeZone: 'UTC', pointsName: 'points' },
  })
  await ledger.handle({
    ...envelope(),
    type: 'syncProfileFields',
    data: { fields: [{ id: 'XfDEPT', label: 'Department', type: 'text', choices: [] }] },
  })
  const people = bench.company.people().filter(({ email, isActive }) => email !== null && isActive)
  for (const id of memberIds(people.map(person => person.id))) {
    const person = bench.company.person(id)
    if (!person?.email) throw new Error(`${id} has no e-mail.`)
    await ledger.handle({
      ...envelope(),
      type: 'syncMember',
      data: {
        memberId: memberOf(id),
        externalKey: `U${id}`,
        profile: {
          name: person.firstName.trim(),
          email: person.email.trim().toLowerCase(),
          pictureUrl: null,
          timeZone: null,
        },
        isActive: true,
        isAdmin: id === '1001',
        isOwner: id === '1001',
      },
    })
  }
  const shown = async () => void (await projections.waitForPosition(await log.head(), 30_000))

  const sources = openPersonSources({
    database,
    encryptionKey: randomBytes(32).toString('base64'),
    sources: [source],
    clock,
    origin: 'https://laurel.example',
    origins: { [source.name]: bench.origin },
    apps: { [source.name]: benchApp },
  })
  const dependencies = { ledger, database, sources, clock }
  await saveSourceConnection(sources.store, { teamId, source: source.name, settings: standIn.settings }, now)
  const runner = createRunner({
    database,
    databaseUrl: url,
    handlers: [sourceRunHandler(dependencies), subscribeHandler(sources), sourceMessageHandler(dependencies)],
    clock,
    onError: () => undefined,
  })
  const connection = async () => {
    const found = await sourceConnectionOf(sources.store, teamId, source.name)
    if (!found) throw new Error('The team is not connected.')
    return found
  }
  const runNamed = async (runId: string) => {
    const run = await findRun(database, { teamId, runId })
    if (!run) throw new Error(`There is no run ${runId}.`)
    return run
  }
  const work = async (): Promise<void> => {
    await shown()
    await runner.runDue()
    await shown()
  }
  /** Does what follows from messages: the inbox goes by the time of the database. */
  const workInbox = async (): Promise<void> => {
    await database.query(
      `update delivery.jobs set due_at = $1 where kind = 'inbox.sources' and due_at > $1`,
      [clock()],
    )
    await work()
  }
  return {
    ...dependencies,
    ...bench,
    url,
    teamId,
    memberOf,
    envelope,
    connection,
    runNamed,
    work,
    workInbox,
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
      bench.pass(milliseconds)
    },
    member: async (companyId: string) => {
      const member = await ledger.member(teamId, memberOf(companyId))
      if (member.kind === 'unknown') throw new Error(`${companyId} is no member.`)
      return member
    },
    /** Runs a sync to its end. */
    sync: async (wanted: Partial<WantedRun> = {}) => {
      const runId = await beginRun(
        database,
        await connection(),
        { isFull: false, isDryRun: false, askedBy: null, ...wanted },
        now,
      )
      if (runId === null) throw new Error('A run is under way.')
      await work()
      return runNamed(runId)
    },
  }
}
