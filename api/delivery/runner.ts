import { setTimeout as pause } from 'node:timers/promises'
import { type Listening, listen } from '@laurel/ledger/database/listen.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { attempt } from './attempt.ts'
import { type ClaimedJob, claim, keepState, untilNextDue } from './claim.ts'
import { createClaimedAhead } from './claimedAhead.ts'
import { finish, putBack } from './finish.ts'
import type { JobHandler } from './handler.ts'
import { createHeldJobs } from './heldJobs.ts'
import { createKindRooms } from './kindRooms.ts'
import { abortGraceMilliseconds, concurrencyDefault, jobsChannel, renewEveryMilliseconds } from './limits.ts'
import { createLooker } from './looker.ts'
import { repeat } from './repeat.ts'
import { createResults } from './results.ts'
import { noteTime, purge, purgeEveryMilliseconds, timeEveryMilliseconds } from './upkeep.ts'

export type RunnerOptions = {
  readonly database: Queryable
  /** For the connection that listens. */
  readonly databaseUrl: string
  /** More may be added before the start. */
  readonly handlers: readonly JobHandler[]
  /** The kinds that this process runs, of those that are registered. Left out, it runs all of them. */
  readonly runs?: (kind: string) => boolean
  /** Surrounds every handler, to measure or trace its attempts. */
  readonly around?: (handler: JobHandler) => JobHandler
  /** Jobs that this process runs at once. */
  readonly concurrency?: number
  /** The time of the database unless given. */
  readonly clock?: () => Instant
  readonly random?: () => number
  readonly onError: (error: unknown, doing: string) => void
}

export type Runner = {
  /** Registers a handler; before the start. */
  add(handler: JobHandler): void
  start(): Promise<void>
  /** Aborts what is under way and returns within five seconds. What was aborted runs again after the next start. */
  stop(): Promise<void>
  /** Runs what is due until nothing is, and answers how many attempts that took. For specs and single commands. */
  runDue(): Promise<number>
  /** Runs a job that this process has claimed, at once and beside the others. */
  runClaimed(job: ClaimedJob): Promise<void>
  /** Every kind that is registered, also those that other processes run. */
  kinds(): readonly string[]
}

/** Runs the jobs of the kinds it has handlers for; any number of processes may do so on one database. */
export const createRunner = (options: RunnerOptions): Runner => {
  const { database, handlers, concurrency = concurrencyDefault, random = Math.random, onError } = options
  const { runs = () => true, around = handler => handler } = options
  const registered = new Set<string>()
  const handlerOf = new Map<string, JobHandler>()
  const register = (handler: JobHandler): void => {
    registered.add(handler.kind)
    if (runs(handler.kind)) handlerOf.set(handler.kind, around(handler))
  }
  for (const handler of handlers) register(handler)
  const kinds = createKindRooms(handlerOf)
  const now = () => options.clock?.() ?? null
  const stopping = new AbortController()
  const ended = new AbortController()
  const held = createHeldJobs(database, now)
  const ahead = createClaimedAhead()
  const queued: { job: ClaimedJob; aborting: AbortController }[] = []
  const running = new Set<Promise<void>>()
  /** Jobs that were claimed elsewhere and do not wait for a place. */
  const beside = new Set<Promise<void>>()
  let aheadMax = 0
  let mayBeMore = false

  const results = createResults({
    record: finished => finish(database, finished, now()),
    onRecorded: finished => {
      for (const { job } of finished) held.remove(job)
      // The next job of a lane may be due.
      if (finished.some(({ job }) => job.lane !== null)) looker.look()
    },
    onError: error => onError(error, 'record how jobs ended'),
    signal: ended.signal,
  })

  const run = async (job: ClaimedJob, aborting: AbortController): Promise<void> => {
    const handler = handlerOf.get(job.kind)
    if (!handler) throw new Error(`A job of kind ${job.kind} was claimed without a handler.`)
    const result = await attempt(
      {
        random,
        keep: async (mine, state) => {
          if (!(await keepState(database, mine, state)))
            throw new Error(`The job ${mine.key} was lost to another process.`)
        },
        onError: error => onError(error, `run the job ${job.key} of kind ${job.kind}`),
      },
      handler,
      job,
      aborting,
    )
    if (result) results.add({ job, result })
    else held.remove(job)
  }

  const start = (job: ClaimedJob, aborting: AbortController, place: Set<Promise<void>>): Promise<void> => {
    const work = run(job, aborting)
      .catch((error: unknown) => onError(error, `run the job ${job.key}`))
      .finally(() => {
        place.delete(work)
        ahead.count()
        if (kinds.remove(job.kind)) looker.look()
        fill()
      })
    place.add(work)
    return work
  }

  /** Gives free places to claimed jobs, and claims more before they run out. */
  const fill = (): void => {
    while (running.size < concurrency && !stopping.signal.aborted) {
      const next = queued.shift()
      if (!next) break
      void start(next.job, next.aborting, running)
    }
    if (mayBeMore && queued.length <= aheadMax / 2 && running.size + queued.length < concurrency + aheadMax)
      looker.look()
  }

  const claimSome = async (count: number) => {
    const claimedAt = performance.now()
    const jobs = await claim(database, kinds.rooms(), count, now())
    return jobs.map(job => {
      kinds.add(job.kind)
      return { job, aborting: held.add(job, claimedAt) }
    })
  }

  const looker = createLooker({
    claimMore: async () => {
      aheadMax = ahead.measure()
      const room = concurrency + aheadMax - running.size - queued.length
      mayBeMore = true
      if (room <= 0) return true
      const jobs = await claimSome(room)
      queued.push(...jobs)
      mayBeMore = jobs.length === room
      fill()
      return mayBeMore
    },
    untilNextDue: () => untilNextDue(database, [...kinds.rooms().keys()]),
    onError: error => onError(error, 'look for jobs'),
  })

  let listening: Listening | undefined
  let isStarted = false
  let upkeep: Promise<unknown> = Promise.resolve()
  const every = (everyMilliseconds: number, doing: string, work: () => Promise<unknown>) =>
    repeat({ everyMilliseconds, work, onError: error => onError(error, doing), signal: stopping.signal })

  return {
    kinds: () => [...registered],
    add: handler => {
      if (isStarted) throw new Error(`The handler of ${handler.kind} comes after the start.`)
      register(handler)
    },
    runClaimed: job => {
      const aborting = held.add(job, performance.now())
      if (stopping.signal.aborted) {
        results.add({ job, result: putBack })
        return results.recorded()
      }
      kinds.add(job.kind)
      return start(job, aborting, beside)
    },
    start: async () => {
      isStarted = true
      upkeep = Promise.all([
        every(timeEveryMilliseconds, 'note the time', () => noteTime(database, now())),
        every(renewEveryMilliseconds, 'hold its jobs', () => held.renewAll()),
        every(purgeEveryMilliseconds, 'purge ended jobs', () => purge(database, now(), stopping.signal)),
      ])
      listening = listen(options.databaseUrl, {
        channel: jobsChannel,
        onNotification: kind => {
          if (handlerOf.has(kind)) looker.look()
        },
        onListening: () => looker.look(),
      })
      looker.start()
    },
    stop: async () => {
      stopping.abort()
      const stopAll = async (): Promise<void> => {
        await looker.stop()
        for (const { job } of queued.splice(0)) results.add({ job, result: putBack })
        held.abortAll('stopping')
        await Promise.all([...running, ...beside])
        await results.recorded()
        await upkeep
      }
      const limit = new AbortController()
      await Promise.race([
        Promise.all([stopAll(), listening?.stop()]),
        pause(abortGraceMilliseconds + recordGraceMilliseconds, undefined, { signal: limit.signal }),
      ])
      limit.abort()
      ended.abort()
    },
    runDue: async () => {
      await noteTime(database, now())
      let attempts = 0
      while (!stopping.signal.aborted) {
        const jobs = await claimSome(concurrency)
        if (jobs.length === 0) break
        attempts += jobs.length
        await Promise.all(jobs.map(({ job, aborting }) => start(job, aborting, beside)))
        await results.recorded()
      }
      return attempts
    },
  }
}

const recordGraceMilliseconds = 600
