import { setTimeout as pause } from 'node:timers/promises'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { Pool } from 'pg'
import { commandHashKey } from '../stores/commandHashKey.ts'
import { loadSecrets } from '../stores/secrets.ts'
import { foundCompany } from './company.ts'
import { freePort } from './freePort.ts'
import { acknowledgedBetweenKills, killDelayMilliseconds } from './limits.ts'
import { startHttpLoad } from './load/httpLoad.ts'
import { startLedgerLoad } from './load/ledgerLoad.ts'
import type { Load } from './load/load.ts'
import { until } from './until.ts'
import { findWrongs } from './verdict.ts'
import { startDatabaseVictim } from './victims/database.ts'
import { type ServerVictim, startServerVictim } from './victims/server.ts'

export type CrashPlan = {
  /** An empty folder for this run alone. */
  readonly home: string
  readonly seed: number
  readonly serverKills: number
  readonly databaseKills: number
  /** Clients over HTTP, and as many straight at the ledger; at least 2. */
  readonly clients: number
  readonly tell?: (text: string) => void
}

export type CrashReport = {
  readonly acknowledged: number
  readonly wrongs: readonly string[]
}

/**
 * Kills the server and the database at seeded moments while clients are at work, starts them again, and holds what the
 * clients were promised against the log, the books and the read models.
 */
export const runCrashTest = async (plan: CrashPlan): Promise<CrashReport> => {
  const opened: (() => Promise<unknown>)[] = []
  try {
    return await storm(plan, opened)
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

const storm = async (plan: CrashPlan, opened: (() => Promise<unknown>)[]): Promise<CrashReport> => {
  const { home, seed, clients, tell = () => {} } = plan
  const random = createRandom(seed)
  const database = await startDatabaseVictim(home, await freePort(random))
  opened.push(database.stop)
  const pool = new Pool({ connectionString: database.url, max: 2 })
  // Idle connections break with every killed database; the next question opens another.
  pool.on('error', () => {})
  opened.push(() => pool.end())
  await migrateLog(database.url)
  const log = createPostgresLog({ url: database.url, warn: () => {} })
  opened.push(() => log.close())
  const team = await foundCompany(
    createLedger({ log, hashKey: commandHashKey(loadSecrets(home).encryptionKey) }),
    clients,
  )

  const server = await startServerVictim(home, await freePort(random))
  opened.push(server.stop)
  const loads = [
    await startHttpLoad({ origin: server.origin, database: pool, team, clients }),
    startLedgerLoad(database.url, home, clients),
  ]
  opened.push(() => Promise.allSettled(loads.map(load => load.stop())))

  for (const victim of planKills(random, plan)) {
    await progress(random, loads, server)
    await pause(random.below(killDelayMilliseconds))
    const beganAt = performance.now()
    await (victim === 'server' ? server : database).kill()
    const seconds = ((performance.now() - beganAt) / 1_000).toFixed(1)
    tell(`The ${victim} was killed and is back after ${seconds} s; ${described(loads)}`)
  }
  await progress(random, loads, server)
  await Promise.all(loads.map(load => load.stop()))
  const acknowledged = loads.flatMap(load => load.acknowledged)
  return { acknowledged: acknowledged.length, wrongs: await findWrongs(log, pool, home, acknowledged) }
}

const planKills = (random: Random, { serverKills, databaseKills }: CrashPlan) =>
  random.shuffle([
    ...Array.from({ length: serverKills }, () => 'server' as const),
    ...Array.from({ length: databaseKills }, () => 'database' as const),
  ])

/** Waits until every load was acknowledged so many commands more, as it must be once everything is back. */
const progress = async (random: Random, loads: readonly Load[], server: ServerVictim): Promise<void> => {
  const { least, most } = acknowledgedBetweenKills
  const goals = loads.map(load => ({
    load,
    goal: load.acknowledged.length + random.between(least, most),
  }))
  const reached = until('clients are answered', () => {
    server.insistItRuns()
    return goals.every(({ load, goal }) => load.acknowledged.length >= goal) || undefined
  })
  const failed = Promise.all(loads.map(load => load.ended)).then(() => {
    throw new Error('The clients ended before they were told to.')
  })
  await Promise.race([reached, failed])
}

const described = (loads: readonly Load[]): string =>
  loads.map(({ name, acknowledged }) => `${acknowledged.length} acknowledged by ${name}`).join(', ')
