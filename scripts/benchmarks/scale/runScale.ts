import { createClient } from '@laurel/contract/wire/client.ts'
import { createClientSession } from '@laurel/contract/wire/session.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { atRest } from './atRest.ts'
import { type CommandSide, commandMembers } from './commands/commandSide.ts'
import { measureCommands } from './commands/measureCommands.ts'
import { type Company, type CompanySize, companyOf } from './company.ts'
import {
  eventsOf,
  type MeasuredJob,
  measureCompanyJobs,
  measuredStart,
  measureLogJobs,
  startBehind,
  type Whole,
} from './jobs/measureJobs.ts'
import type { Measured } from './measured.ts'
import { measureReads, type Rounds } from './measureReads.ts'
import { workspaceCases } from './otherCalls.ts'
import { type Place, prepareCompanies } from './prepareCompanies.ts'
import { readCall, readingCalls } from './readCall.ts'
import { measureScreens } from './screens/measureScreens.ts'
import { type ScaleServer, startScaleServer } from './server/startScaleServer.ts'
import { signCheckpoint } from './signCheckpoint.ts'
import { signIn, signInCompanies } from './signInCompanies.ts'
import { type MemoryWatch, watchMemory } from './watchMemory.ts'
import { startWorkspaces, type Workspaces } from './workspaces/startWorkspaces.ts'

export const parts = ['commands', 'reads', 'screens', 'jobs'] as const
export type Part = (typeof parts)[number]

export type ScaleRun = Place & {
  readonly small: CompanySize
  readonly big: CompanySize
  readonly rounds: Rounds
  readonly parts: readonly Part[]
  /** A database and a data folder for a small log by itself. */
  readonly alone: () => Promise<Place>
  readonly print: (line: string) => void
  readonly onMeasured: (measured: Measured) => void
  /** The most memory that a process held during a part of the run. */
  readonly onMemory: (memory: Memory) => void
}

export type Memory = { readonly during: string; readonly mebibytes: number; readonly isServer: boolean }

export type ScaleResult = {
  /** The status of each call about the chat workspace. */
  readonly workspace: Readonly<Record<string, number>>
  /** The operations of the OpenAPI document that read. */
  readonly described: readonly string[]
  /** Whether a server that is behind the log said that it is healthy. */
  readonly claimedHealthy: boolean
}

type Running = {
  readonly run: ScaleRun
  readonly small: Company
  readonly big: Company
  readonly database: Pool
  readonly workspaces: Workspaces
  readonly server: ScaleServer
  readonly memory: MemoryWatch
}

/** Fills two companies into one database unless it has them, starts a server on it and measures every part. */
export const runScale = async (run: ScaleRun): Promise<ScaleResult> => {
  const small = companyOf('small', run.small)
  const big = companyOf('big', run.big)
  await prepareCompanies(run, [small, big], run.print)
  const signing = performance.now()
  await signCheckpoint(run)
  run.print(`signed a checkpoint of the log in ${((performance.now() - signing) / 1_000).toFixed(1)} s`)
  const database = openPool(run.databaseUrl)
  const workspaces = await startWorkspaces([big, small])
  try {
    const server = await startScaleServer(run, workspaces)
    const memory = watchMemory(server.pid)
    try {
      await atRest(run.databaseUrl)
      return await measureParts({ run, small, big, database, workspaces, server, memory })
    } finally {
      await memory.stop()
      await server.stop()
    }
  } finally {
    await workspaces.stop()
    await database.end()
  }
}

const openPool = (connectionString: string): Pool =>
  new Pool({ connectionString, max: 4 }).on('error', () => {})

const measureParts = async (running: Running): Promise<ScaleResult> => {
  const { run, memory, server } = running
  const described = await describedReads(server.origin)
  const noteMemory = async (during: string): Promise<void> =>
    run.onMemory({ during, mebibytes: await memory.peak(), isServer: true })
  await noteMemory('start')
  for (const part of parts) {
    if (part === 'jobs' || !run.parts.includes(part)) continue
    for await (const measured of measuredIn(part, running)) run.onMeasured(measured)
    await noteMemory(part)
  }
  if (!run.parts.includes('jobs')) return { workspace: {}, described, claimedHealthy: false }
  for await (const measured of measureCompanyJobs({ ...running, place: run })) {
    noteJob(run, measured)
    await noteMemory(measured.name)
  }
  const workspace = await callWorkspace(running)
  return { workspace, described, claimedHealthy: await measureWholeLogs(running) }
}

const noteJob = (run: ScaleRun, measured: MeasuredJob): void => {
  run.onMeasured(measured)
  const { name, peakMebibytes, failure } = measured
  if (peakMebibytes !== undefined) run.onMemory({ during: name, mebibytes: peakMebibytes, isServer: false })
  if (failure !== undefined) run.print(failure)
}

async function* measuredIn(part: Exclude<Part, 'jobs'>, running: Running): AsyncGenerator<Measured> {
  const { run, small, big, database, server } = running
  if (part === 'commands') {
    const sideOf = (company: Company) => commandSideOf(running, company)
    return yield* measureCommands({ small: await sideOf(small), big: await sideOf(big) }, run.rounds)
  }
  const [smallSide, bigSide] = await signInCompanies(database, run.home, [small, big])
  if (!smallSide || !bigSide) throw new Error('Both companies must be signed in.')
  const reading = { origin: server.origin, calls: await readingCalls(), rounds: run.rounds }
  const sides = { small: smallSide, big: bigSide }
  yield* part === 'reads' ? measureReads(reading, sides) : measureScreens(reading, sides)
}

const commandSideOf = async (
  { run, database, server: { origin } }: Running,
  company: Company,
): Promise<CommandSide> => {
  const tokens = await signIn(database, run.home, company, commandMembers(company))
  return {
    company,
    as: memberId => createClient({ origin, session: createClientSession(tokens.get(memberId) ?? '') }),
  }
}

/** These calls depend on the chat alone, and are made when its workspaces are connected. */
const callWorkspace = async ({ run, big, database, server }: Running): Promise<ScaleResult['workspace']> => {
  const [administrator = ''] = big.administratorIds
  const token = (await signIn(database, run.home, big, [administrator])).get(administrator) ?? ''
  const calls = await readingCalls()
  const statuses: Record<string, number> = {}
  for (const [name, sent] of Object.entries(workspaceCases)) {
    const call = calls.get(name)
    if (!call) throw new Error(`The contract has no call ${name} that reads.`)
    statuses[name] = (await readCall(server.origin, call, sent, token)).status
  }
  return statuses
}

const aloneActivitiesMax = 20_000

/** Measures what reads a whole log, beside a small log in a database of its own. */
const measureWholeLogs = async ({ run, big, database, workspaces, server }: Running): Promise<boolean> => {
  const place = await run.alone()
  const activities = Math.min(aloneActivitiesMax, big.activities)
  await prepareCompanies(place, [companyOf('alone', { ...run.small, activities })], run.print)
  const aloneDatabase = openPool(place.databaseUrl)
  const wholeOf = async (at: Place, pool: Pool): Promise<Whole> => ({
    place: at,
    database: pool,
    events: await eventsOf(pool),
  })
  try {
    const [alone, both] = [await wholeOf(place, aloneDatabase), await wholeOf(run, database)]
    for await (const measured of measureLogJobs(alone, both)) {
      noteJob(run, measured)
    }
    await server.stop()
    const startOf = async (whole: Whole) => {
      let memory: MemoryWatch | undefined
      const started = await startBehind(whole, async () => {
        const startedServer = await startScaleServer(whole.place, workspaces, pid => {
          memory = watchMemory(pid)
        })
        return startedServer
      })
      await started.server.stop()
      return { ...started, mebibytes: (await memory?.stop()) ?? 0 }
    }
    const [aloneStart, bothStart] = [await startOf(alone), await startOf(both)]
    run.onMeasured(measuredStart(aloneStart, bothStart))
    run.onMemory({ during: 'start behind the log', mebibytes: bothStart.mebibytes, isServer: true })
    return bothStart.claimedHealthy
  } finally {
    await aloneDatabase.end()
  }
}

const describedReads = async (origin: string): Promise<readonly string[]> => {
  const response = await fetch(`${origin}/docs/json`)
  const { paths } = OpenApi.parse(await response.json())
  return Object.values(paths).flatMap(({ get }) => (get ? [get.operationId] : []))
}

const OpenApi = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ operationId: z.string() }).optional() })),
})
