import { setTimeout as pause } from 'node:timers/promises'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { migrateLog } from '@laurel/ledger/log/postgres/migrateLog.ts'
import { createPostgresLog } from '@laurel/ledger/log/postgres/postgresLog.ts'
import { createRandom, type Random } from '@laurel/ledger/simulation/random.ts'
import { Pool } from 'pg'
import { commandHashKey } from '../stores/commandHashKey.ts'
import { loadSecrets } from '../stores/secrets.ts'
import { foundCompany } from './company.ts'
import type { CrashReport, Kill } from './crashReport.ts'
import { freePort } from './freePort.ts'
import {
  acknowledgedBetweenKills,
  killDelayMilliseconds,
  killsPerAuditor,
  workWhileAwayMilliseconds,
} from './limits.ts'
import { startHttpLoad } from './load/httpLoad.ts'
import { startLedgerLoad } from './load/ledgerLoad.ts'
import type { Load } from './load/load.ts'
import { until } from './until.ts'
import { findWrongs, type Verdict, wrongsToldByAuditor } from './verdict.ts'
import { startDatabaseVictim } from './victims/database.ts'
import { type ServerVictim, startServerVictim } from './victims/server.ts'

export type CrashPlan = {
  /** An empty folder for this run alone. */
  readonly home: string
  readonly seed: number
  readonly serverKills: number
  readonly databaseKills: number
  /** Half of them work over HTTP, half straight at the ledger, for the same people; at least 4. */
  readonly clients: number
  readonly tell?: (text: string) => void
}

/**
 * Kills the server and the database at seeded moments while clients are at work, starts them again, and after every
 * kill holds what the clients were promised against the log, the books and the read models.
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
  const beganAt = performance.now()
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
  const people = Math.floor(clients / 2)
  const ledger = createLedger({ log, hashKey: commandHashKey(loadSecrets(home).encryptionKey) })
  const team = await foundCompany(ledger, people)

  const server = await startServerVictim(home, await freePort(random))
  opened.push(server.stop)
  const loads = [
    await startHttpLoad({ origin: server.origin, database: pool, team, clients: people }),
    startLedgerLoad(database.url, home, people),
  ]
  opened.push(() => Promise.allSettled(loads.map(load => load.stop())))

  const kills: Kill[] = []
  const acknowledged = () => loads.flatMap(load => load.acknowledged)
  let verdict: Verdict = { events: 0, wrongs: [] }
  const victims = planKills(random, plan)
  for (const [index, victim] of victims.entries()) {
    await progress(random, loads, server)
    await pause(random.below(killDelayMilliseconds))
    const away = await secondsOf(() => restMeanwhile(loads, (victim === 'server' ? server : database).kill()))
    const isLast = index === victims.length - 1
    if (isLast) await progress(random, loads, server)
    const checking = await secondsOf(async () => {
      await unlessEnded(
        loads,
        Promise.all(loads.map(load => load.rest())).then(() => undefined),
      )
      verdict = await findWrongs(log, database.url, pool, acknowledged())
      if (isLast || (index + 1) % killsPerAuditor === 0)
        verdict = { ...verdict, wrongs: [...verdict.wrongs, ...(await wrongsToldByAuditor(home))] }
    })
    kills.push({ victim, away, checking })
    tell(
      `${index + 1}/${victims.length}: the ${victim} was killed, back after ${away} s, checked in ${checking} s; ` +
        `${acknowledged().length} acknowledged, ${verdict.events} events, ${verdict.wrongs.length} wrong`,
    )
    if (verdict.wrongs.length > 0) break
    for (const load of loads) load.goOn()
  }
  return {
    seed,
    clients: people * 2,
    kills,
    acknowledged: acknowledged(),
    ...verdict,
    seconds: (performance.now() - beganAt) / 1_000,
  }
}

/** Clients stay at it for a moment while a victim is away, and rest then, so that the log stays short enough to replay. */
const restMeanwhile = async (loads: readonly Load[], killing: Promise<void>): Promise<void> => {
  const resting = setTimeout(() => {
    for (const load of loads) void load.rest()
  }, workWhileAwayMilliseconds)
  try {
    await unlessEnded(loads, killing)
  } finally {
    clearTimeout(resting)
    for (const load of loads) load.goOn()
  }
}

const planKills = (random: Random, { serverKills, databaseKills }: CrashPlan) =>
  random.shuffle([
    ...Array.from({ length: serverKills }, () => 'server' as const),
    ...Array.from({ length: databaseKills }, () => 'database' as const),
  ])

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const beganAt = performance.now()
  await work()
  return Math.round((performance.now() - beganAt) / 100) / 10
}

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
  await unlessEnded(loads, reached)
}

/** Clients end when they are told to; one that ends before was refused something. */
const unlessEnded = async <Result>(loads: readonly Load[], work: Promise<Result>): Promise<Result> => {
  const failed = Promise.all(loads.map(load => load.ended)).then((): never => {
    throw new Error('The clients ended before they were told to.')
  })
  return await Promise.race([work, failed])
}
