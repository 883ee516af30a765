import { setTimeout as pause } from 'node:timers/promises'
import { openStores } from '@laurel/api/server/stores/openStores.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { createRandom } from '@laurel/ledger/simulation/random.ts'
import type { LogStore } from '@laurel/ledger/vault/installation.ts'
import { Pool } from 'pg'
import { type BlowCounts, delayOfBlow, planBlows } from './blows.ts'
import { foundCompany } from './company.ts'
import type { Opened } from './crashHome.ts'
import type { Blow, CrashReport, Outage } from './crashReport.ts'
import { freePort } from './freePort.ts'
import { outagesPerAuditor } from './limits.ts'
import { startHttpLoad } from './load/httpLoad.ts'
import { startLedgerLoad } from './load/ledgerLoad.ts'
import { atRest, insistOnProgress, restWhileAway } from './load/watchLoads.ts'
import { findWrongs, type Verdict, wrongsToldByAuditor } from './verdict.ts'
import { startDatabaseVictim } from './victims/database.ts'
import { startEngineVictim } from './victims/engine.ts'
import { startServerVictim } from './victims/server.ts'

export type CrashPlan = BlowCounts & {
  /** An empty folder for this run only. */
  readonly home: string
  readonly seed: number
  /** The store that keeps the log. */
  readonly log: LogStore
  /** Runs an engine for the log in EventStoreDB; see `startEngineVictim`. */
  readonly engineCommand?: string | undefined
  /** Half of them call the API, half the ledger, for the same people; at least 4. */
  readonly clients: number
  readonly tell?: (text: string) => void
  /** Gets what the test opens, for a caller that ends it early. */
  readonly opened?: Opened
}

/**
 * Ends the server and its stores at seeded moments under load, starts them again, and after every outage compares the
 * acknowledgements of the clients with the log, the books and the read models.
 */
export const runCrashTest = async (plan: CrashPlan): Promise<CrashReport> => {
  const { opened = [] } = plan
  try {
    return await storm(plan, opened)
  } finally {
    for (const close of opened.toReversed()) await close()
  }
}

const storm = async (plan: CrashPlan, opened: Opened): Promise<CrashReport> => {
  const { home, seed, clients, tell = () => {} } = plan
  const beganAt = performance.now()
  const random = createRandom(seed)
  const database = await startDatabaseVictim(home, await freePort(random))
  opened.push(database.stop)
  const pool = new Pool({ connectionString: database.url, max: 2 })
  // Idle connections break with every killed database; the next question opens another.
  pool.on('error', () => {})
  opened.push(() => pool.end())
  const engine =
    plan.log === 'eventstore'
      ? await startEngineVictim({ home, port: await freePort(random), command: plan.engineCommand })
      : undefined
  if (engine) opened.push(engine.stop)
  const settings = { home, databaseUrl: database.url, eventStoreUrl: engine?.url }
  const stores = await openStores(settings, { warn: () => {} })
  opened.push(stores.close)
  const people = Math.floor(clients / 2)
  const team = await foundCompany(createLedger(stores), people)

  const server = await startServerVictim({
    home,
    port: await freePort(random),
    eventStoreUrl: settings.eventStoreUrl,
  })
  opened.push(server.stop)
  const loads = [
    await startHttpLoad({ origin: server.origin, database: pool, team, clients: people }),
    startLedgerLoad(settings, people),
  ]
  opened.push(() => Promise.allSettled(loads.map(load => load.stop())))

  const progress = () => insistOnProgress(random, loads, server.insistItRuns)
  const strike = async ({ victim, signal }: Blow): Promise<void> => {
    if (victim === 'server') await (signal === 'SIGTERM' ? server.restart() : server.kill())
    else if (victim === 'database') await database.kill()
    else if (engine) await engine.kill()
    else throw new Error('Without the log in EventStoreDB there is no engine to kill.')
  }
  const outages: Outage[] = []
  const acknowledged = () => loads.flatMap(load => load.acknowledged)
  let verdict: Verdict = { events: 0, wrongs: [] }
  const blows = planBlows(random, plan)
  for (const [index, blow] of blows.entries()) {
    await progress()
    await pause(delayOfBlow(random))
    const away = await secondsOf(() => restWhileAway(loads, strike(blow)))
    const isLast = index === blows.length - 1
    if (isLast) await progress()
    const checking = await secondsOf(async () => {
      await atRest(loads)
      verdict = await findWrongs(stores, pool, acknowledged())
      if (isLast || (index + 1) % outagesPerAuditor === 0)
        verdict = { ...verdict, wrongs: [...verdict.wrongs, ...(await wrongsToldByAuditor(settings))] }
    })
    outages.push({ ...blow, away, checking })
    tell(
      `${index + 1}/${blows.length}: the ${blow.victim} got ${blow.signal}, was back after ${away} s, checked in ${checking} s; ` +
        `${acknowledged().length} acknowledged, ${verdict.events} events, ${verdict.wrongs.length} wrong`,
    )
    if (verdict.wrongs.length > 0) break
    for (const load of loads) load.goOn()
  }
  return {
    seed,
    log: plan.log,
    clients: people * 2,
    outages,
    acknowledged: acknowledged(),
    ...verdict,
    seconds: (performance.now() - beganAt) / 1_000,
  }
}

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const beganAt = performance.now()
  await work()
  return Math.round((performance.now() - beganAt) / 100) / 10
}
