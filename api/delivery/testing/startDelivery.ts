import { addMilliseconds } from '@laurel/ledger/kernel/instant.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { Pool } from 'pg'
import { afterAll } from 'vitest'
import type { Rooms } from '../claim.ts'
import { enqueue } from '../enqueue.ts'
import type { HandlerLimits, JobHandler } from '../handler.ts'
import { handle } from '../handler.ts'
import { type JobOrder, newJob } from '../job.ts'
import { migrateDelivery } from '../migrateDelivery.ts'
import { done, type Outcome } from '../outcome.ts'
import { createRunner, type RunnerOptions } from '../runner.ts'
import { type NoteAttempt, noteJob } from './noteJob.ts'

/** Room for any number of notes. */
export const notes: Rooms = new Map([[noteJob.name, 1_000]])

/** Delivery on an empty database, by a clock that a spec turns. Call it at the top of the file. */
export const startDelivery = async () => {
  const { url } = await createTestDatabase()
  await migrateDelivery(url)
  const database = new Pool({ connectionString: url })
  database.on('error', () => undefined)
  afterAll(() => database.end())
  let now = '2026-11-20T09:00:00.000Z'

  const started: string[] = []
  /** Runs notes, notes which attempts began, and answers with what the spec plans. */
  const noting = (
    outcomeOf: (attempt: NoteAttempt) => Outcome | Promise<Outcome> = () => done,
    limits: Partial<HandlerLimits> = {},
  ): JobHandler =>
    handle(
      noteJob,
      async attempt => {
        started.push(attempt.payload.text)
        return outcomeOf(attempt)
      },
      limits,
    )
  const errors: unknown[] = []
  const runnerOf = (handler: JobHandler = noting(), options: Partial<RunnerOptions> = {}) =>
    createRunner({
      database,
      databaseUrl: url,
      handlers: [handler],
      clock: () => now,
      random: () => 1,
      onError: error => errors.push(error),
      ...options,
    })
  const add = (text: string, order: Partial<JobOrder> = {}) =>
    enqueue(database, [newJob(noteJob, { text }, { key: text, ...order })], now)
  const rows = async () =>
    (
      await database.query(
        'select key, status, attempts, problem, holder is not null as "isHeld" from delivery.jobs order by job_id',
      )
    ).rows

  return {
    url,
    database,
    started,
    errors,
    noting,
    runnerOf,
    add,
    rows,
    now: () => now,
    pass: (milliseconds: number) => {
      now = addMilliseconds(now, milliseconds)
    },
    clear: async () => {
      started.splice(0)
      errors.splice(0)
      await database.query('truncate delivery.jobs, delivery.lanes, delivery.inbox, delivery.clock')
    },
  }
}
