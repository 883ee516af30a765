import { setTimeout as pause } from 'node:timers/promises'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Pool } from 'pg'
import { z } from 'zod'
import { atRest } from '../atRest.ts'
import type { Company } from '../company.ts'
import type { Measured } from '../measured.ts'
import type { Place } from '../prepareCompanies.ts'
import type { TimedJob } from '../server/protocol.ts'
import type { ScaleServer } from '../server/startScaleServer.ts'
import { areCurrent, forgetReadModels } from './forgetReadModels.ts'
import { birthdaysOn, lastMonthOf, nextBirthdayOf, nextMonthOf } from './jobCases.ts'
import { type LaurelRun, runLaurel } from './runLaurel.ts'
import { syncWorkspace } from './syncWorkspace.ts'

type Cost = { readonly milliseconds: number; readonly units: number } & Partial<
  Pick<LaurelRun, 'peakMebibytes' | 'failure'>
>
export type MeasuredJob = Measured & {
  readonly peakMebibytes?: number
  /** What the job said where it failed. */
  readonly failure: string | undefined
}

/** A job of a small company that takes longer pays for the other companies of the database. */
const smallMax = 10_000

export type JobsOf = {
  readonly place: Place
  readonly database: Pool
  readonly server: ScaleServer
  readonly small: Company
  readonly big: Company
}

const measured = (name: string, unit: string, small: Cost, big: Cost): MeasuredJob => ({
  part: 'job',
  name,
  variant: `${big.units} ${unit}`,
  p50Small: small.milliseconds,
  p50Big: big.milliseconds,
  p95Big: big.milliseconds,
  ratio: big.milliseconds / big.units / (small.milliseconds / small.units),
  failure: small.failure ?? big.failure,
  isRefused: (small.failure ?? big.failure) !== undefined,
  isPerRow: true,
  ...(big.peakMebibytes === undefined ? {} : { peakMebibytes: big.peakMebibytes }),
})

const shownPauseMilliseconds = 10

/**
 * What a job takes until the read models show what it recorded. During a long job they show most of it, after a short one
 * nearly all.
 */
const untilShown = async (database: Pool, job: () => Promise<void>): Promise<number> => {
  const began = performance.now()
  await job()
  while (!(await areCurrent(database))) await pause(shownPauseMilliseconds)
  return performance.now() - began
}

/** Measures the jobs of one company, in the small one and then in the big one. */
export async function* measureCompanyJobs(jobs: JobsOf): AsyncGenerator<MeasuredJob> {
  const { place, database, server, small, big } = jobs
  const now = instantOf(new Date())
  const inBoth = async (costOf: (company: Company) => Promise<Cost>): Promise<readonly [Cost, Cost]> => {
    const costs = [await costOf(small), await costOf(big)] as const
    await atRest(place.databaseUrl)
    return costs
  }
  const run = async (job: TimedJob, company: Company, at: string): Promise<void> => {
    const problem = await server.run({ job, teamId: company.teamId, now: at })
    if (problem !== null) throw new Error(`The work "${job}" failed: ${problem}`)
  }

  const birthday = nextBirthdayOf(now)
  const celebrations = await inBoth(async company => {
    await beginCelebratingOn(database, company, birthday)
    const milliseconds = await untilShown(database, () => run('celebrate', company, birthday))
    return { milliseconds, units: birthdaysOn(company, birthday) }
  })
  yield { ...measured('celebrations of a day', 'birthdays', ...celebrations), smallMax }

  const resets = await inBoth(async company => ({
    milliseconds: await untilShown(database, () => run('reset allowances', company, nextMonthOf(now))),
    units: company.members,
  }))
  yield { ...measured('reset of allowances', 'members', ...resets), smallMax }

  const syncs = await inBoth(async company => ({
    milliseconds: await untilShown(database, () => syncWorkspace(database, place.home, company)),
    units: company.members,
  }))
  yield { ...measured('nightly sync', 'members', ...syncs), smallMax }

  const month = lastMonthOf(now)
  const closings = await inBoth(async company => ({
    ...(await runLaurel(place, 'audit', 'close-month', '--team', company.teamId, month)),
    units: company.activities,
  }))
  yield { ...measured('close a month', 'activities', ...closings), smallMax }

  const erasures = await inBoth(async company => ({
    ...(await runLaurel(place, 'erase', company.memberIds.at(-1) ?? '', '--team', company.teamId)),
    units: 1,
  }))
  yield { ...measured('erase a member', 'member', ...erasures), smallMax }
}

/** The day before counts as celebrated, so that the day itself is all that is due. */
const beginCelebratingOn = async (database: Pool, { teamId }: Company, day: string): Promise<void> => {
  await database.query(
    `insert into worker.celebrated_days (team_id, day) values ($1, ($2::date - 1)::text)
     on conflict (team_id) do update set day = excluded.day`,
    [teamId, day.slice(0, '2026-11-22'.length)],
  )
}

/** An installation whose whole log is one of the units of a job. */
export type Whole = { readonly place: Place; readonly database: Pool; readonly events: number }

/** Measures the jobs that read a whole log, per event: on a small log by itself, and on that of both companies. */
export async function* measureLogJobs(small: Whole, big: Whole): AsyncGenerator<MeasuredJob> {
  const costOf = async ({ place, events }: Whole, ...words: readonly string[]): Promise<Cost> => ({
    ...(await runLaurel(place, ...words)),
    units: events,
  })
  for (const [name, ...words] of [
    ['verify', 'audit', 'verify'],
    ['rebuild', 'rebuild'],
  ] as const)
    yield measured(name, 'events', await costOf(small, ...words), await costOf(big, ...words))
}

const currentPauseMilliseconds = 100

export type StartedBehind = {
  readonly cost: Cost
  readonly server: ScaleServer
  readonly claimedHealthy: boolean
}

/** Starts a server on read models that have seen nothing of the log, and waits until they show all of it. */
export const startBehind = async (
  { database, events }: Whole,
  start: () => Promise<ScaleServer>,
): Promise<StartedBehind> => {
  await forgetReadModels(database)
  const began = performance.now()
  const server = await start()
  let claimedHealthy = false
  while (!(await areCurrent(database))) {
    const isHealthy = await saysHealthy(server.origin)
    claimedHealthy ||= isHealthy && !(await areCurrent(database))
    await pause(currentPauseMilliseconds)
  }
  return { cost: { milliseconds: performance.now() - began, units: events }, server, claimedHealthy }
}

export const measuredStart = (small: StartedBehind, big: StartedBehind): MeasuredJob =>
  measured('start behind the log', 'events', small.cost, big.cost)

const Health = z.object({ status: z.string() })

const saysHealthy = async (origin: string): Promise<boolean> => {
  const response = await fetch(`${origin}/health`)
  return response.ok && Health.parse(await response.json()).status === 'ok'
}

export const eventsOf = async (database: Pool): Promise<number> => {
  const { rows } = await database.query('select count(*) as count from log.events')
  return z.object({ count: z.coerce.number() }).parse(rows[0]).count
}
