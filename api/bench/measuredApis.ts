import { randomBytes } from 'node:crypto'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { accepted, createTestTeam } from '@laurel/ledger/testing/testTeam.ts'
import { createMemoryVault } from '@laurel/ledger/vault/memoryVault.ts'
import { openLog } from '@laurel/ledger/vault/openLog.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import fastify from 'fastify'
import { Pool } from 'pg'
import { z } from 'zod'
import { createAccess, startSession } from '../access/createAccess.ts'
import { buildApi } from '../http/buildApi.ts'
import { migrateDatabase } from '../server/migrateDatabase.ts'
import { startWorker, type WorkerDependencies } from '../server/worker/startWorker.ts'

export type RunningApi = {
  readonly origin: string
  readonly members: readonly { readonly memberId: string; readonly token: string }[]
  readonly rewardId: string
  readonly teamId: string
  readonly ledger: Ledger
  /** How many events the log holds. */
  readonly eventCount: () => Promise<number>
  /** Waits until the read models, which must follow, show all that was recorded. */
  readonly untilSeen: () => Promise<void>
  readonly stop: () => Promise<void>
}

const listening = { host: '127.0.0.1', port: 0 } as const
const catchUpMilliseconds = 30_000
export const teamName = 'evergreen'
export const balancePoints = 100_000_000
const rewardName = 'Coffee'

const Counted = z.object({ count: z.int() })

export type Measured = {
  /** With the worker that keeps promises; otherwise the edge and its read models alone. */
  readonly isWhole?: boolean
  /** Whether read models follow the log during the measurement; true by default. */
  readonly isFollowed?: boolean
}

/** The edge as it serves people, over a durable log, with as many administrators signed in as asked for. */
export const startMeasuredApi = async (
  databaseUrl: string,
  members: number,
  { isWhole = false, isFollowed = true }: Measured = {},
): Promise<RunningApi> => {
  await migrateLog(databaseUrl)
  await migrateDatabase(databaseUrl)
  // As many connections as the server has.
  const database = openPool(databaseUrl, 12)
  const { log, close } = await openLog({ databaseUrl, encryptionKey: randomBytes(32).toString('base64') })
  const ledger = createLedger({ log })
  const team = await foundTeam(ledger, members)
  const following = createProjections({ log, databaseUrl })
  await following.start()
  await following.waitForPosition(await log.head(), catchUpMilliseconds)
  if (!isFollowed) await following.stop()
  const projections = isFollowed ? following : createProjections({ log, databaseUrl })

  const secret = randomBytes(32).toString('base64')
  const access = createAccess(database, { secrets: () => [secret] })
  const app = await buildApi({
    ledger,
    log: { name: 'PostgreSQL', head: () => log.head(), readStream: (...read) => log.readStream(...read) },
    database,
    databaseUrl,
    projections,
    access,
    vault: createMemoryVault(),
    settings: {
      origin: 'http://127.0.0.1',
      staticFolders: { admin: '/nowhere/admin', portal: '/nowhere/portal' },
      requestsPerMinuteMax: 100_000_000,
    },
  })
  const signedIn = await Promise.all(
    Array.from({ length: members }, async (_, index) => {
      const memberId = team.memberId(nameOf(index))
      return { memberId, token: (await startSession(access, { teamId: team.teamId, memberId })).token }
    }),
  )
  const worker = isWhole ? await startProcesses({ ledger, log, database, databaseUrl }) : undefined
  return {
    origin: await app.listen(listening),
    members: signedIn,
    rewardId: team.rewardId(rewardName),
    teamId: team.teamId,
    ledger,
    eventCount: async () => {
      const { rows } = await database.query('select count(*)::int as count from log.events')
      return Counted.parse(rows[0]).count
    },
    untilSeen: async () => {
      const isSeen = await projections.waitForPosition(await log.head(), catchUpMilliseconds)
      if (!isSeen) throw new Error('The read models did not catch up with what was recorded.')
    },
    stop: async () => {
      await worker?.stop()
      await app.close()
      await projections.stop()
      await database.end()
      await close()
    },
  }
}

const startProcesses = (dependencies: Omit<WorkerDependencies, 'jobLedger' | 'now' | 'onError'>) =>
  startWorker({
    ...dependencies,
    jobLedger: dependencies.ledger,
    now: () => new Date(),
    onError: (error, doing) => {
      throw new Error(`The worker could not ${doing}: the benchmark is wrong.`, { cause: error })
    },
  })

/** A pool's end does not wait until its connections are closed; the server may close them first. */
const openPool = (connectionString: string, max: number): Pool =>
  new Pool({ connectionString, max }).on('error', () => {})

export const nameOf = (index: number): string => `person${index}`

const foundTeam = async (ledger: Ledger, members: number) => {
  const team = await createTestTeam(ledger, {
    name: teamName,
    memberNames: [],
    allowancePolicy: { interval: 'MONTHLY', shoutoutPoints: balancePoints, awardPoints: 0 },
  })
  for (let index = 0; index < members; index += 1) {
    accepted(await team.add(nameOf(index), { isAdmin: true }))
    accepted(await team.adjust(nameOf(index), balancePoints))
  }
  accepted(await team.offer(rewardName, 1))
  return team
}

/** What HTTP and a durable insert cost anybody: no sign-in, no schema, no rule. */
export const startBareRoute = async (
  databaseUrl: string,
  connections: number,
): Promise<Pick<RunningApi, 'origin' | 'stop'>> => {
  const database = openPool(databaseUrl, connections)
  await database.query('create table bench_bare (position bigserial primary key, body json)')
  const app = fastify()
  app.post('/', async ({ body }) => {
    await database.query({
      name: 'insert',
      text: 'insert into bench_bare (body) values ($1)',
      values: [JSON.stringify(body)],
    })
    return { ok: true }
  })
  return {
    origin: await app.listen(listening),
    stop: async () => {
      await app.close()
      await database.query('drop table bench_bare')
      await database.end()
    },
  }
}
