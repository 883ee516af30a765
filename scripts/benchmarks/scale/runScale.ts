import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { z } from 'zod'
import { until } from '../../crash/until.ts'
import { startServer } from '../../unkillable/driving/startServer.ts'
import { type CompanySize, companyOf } from './company.ts'
import { type MeasuredRead, measureReads, type Rounds } from './measureReads.ts'
import { type Place, prepareCompanies } from './prepareCompanies.ts'
import { readCall, readingCalls } from './readCall.ts'
import { workspaceCases } from './readCases.ts'
import { signInCompanies } from './signInCompanies.ts'
import { watchMemory } from './watchMemory.ts'

export type ScaleRun = Place & {
  readonly small: CompanySize
  readonly big: CompanySize
  readonly rounds: Rounds
  readonly print: (line: string) => void
  readonly onRead?: (read: MeasuredRead) => void
}

export type ScaleResult = {
  readonly reads: readonly MeasuredRead[]
  /** The status of each call about the chat workspace. */
  readonly workspace: Readonly<Record<string, number>>
  /** The operations of the OpenAPI document that read. */
  readonly described: readonly string[]
  readonly peakMebibytes: number
}

/** Fills two companies into one empty database, starts a server on it and measures every call that reads. */
export const runScale = async (run: ScaleRun): Promise<ScaleResult> => {
  const { print } = run
  const small = companyOf('small', run.small)
  const big = companyOf('big', run.big)
  await prepareCompanies(run, [small, big], print)
  const server = await startServer(run)
  const { origin, pid } = server
  const memory = watchMemory(pid ?? 0)
  try {
    await atRest(run.databaseUrl)
    const signedIn = await signInCompanies(run, [small, big])
    const [smallSide, bigSide] = signedIn.sides
    if (!smallSide || !bigSide) throw new Error('Both companies must be signed in.')
    const calls = await readingCalls()
    const reads: MeasuredRead[] = []
    const reading = { origin, calls, rounds: run.rounds }
    for await (const read of measureReads(reading, { small: smallSide, big: bigSide })) {
      reads.push(read)
      run.onRead?.(read)
    }
    const workspace: Record<string, number> = {}
    for (const [name, sent] of Object.entries(workspaceCases)) {
      const call = calls.get(name)
      if (!call) throw new Error(`The contract has no call ${name} that reads.`)
      workspace[name] = (await readCall(origin, call, sent, signedIn.workspaceToken)).status
    }
    return { reads, workspace, described: await describedReads(origin), peakMebibytes: await memory.stop() }
  } finally {
    await memory.stop()
    await server.stop()
  }
}

const restMilliseconds = 2_000

/** The first scheduled work after a start can append; calls are measured when the log no longer grows. */
const atRest = async (databaseUrl: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const headOf = async (): Promise<number> =>
    Head.parse((await client.query('select max(position) as position from log.events')).rows[0]).position
  try {
    await until('the log no longer grows', async () => {
      const before = await headOf()
      await pause(restMilliseconds)
      return (await headOf()) === before ? true : undefined
    })
  } finally {
    await client.end()
  }
}

const Head = z.object({ position: z.coerce.number() })

const describedReads = async (origin: string): Promise<readonly string[]> => {
  const response = await fetch(`${origin}/docs/json`)
  const { paths } = OpenApi.parse(await response.json())
  return Object.values(paths).flatMap(({ get }) => (get ? [get.operationId] : []))
}

const OpenApi = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ operationId: z.string() }).optional() })),
})
