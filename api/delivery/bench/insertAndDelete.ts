import { randomUUID } from 'node:crypto'
import { sampleCallers, type Work } from '@laurel/ledger/bench/measure.ts'
import type { Pool } from 'pg'

export const insertAndDelete = 'floor: one row inserted and deleted, two durable commits'

/** The least that any table of jobs costs: a bare insert and a bare delete by a pool, without a lane, a hold or a key. */
export const withInsertAndDelete = async (
  database: Pool,
  callers: number,
  use: (floor: Work) => Promise<void>,
): Promise<void> => {
  await database.query(
    'drop table if exists bench_jobs; create table bench_jobs (id uuid primary key, payload jsonb)',
  )
  const payload = JSON.stringify({ number: 1 })
  const work = async (): Promise<void> => {
    const id = randomUUID()
    await database.query({
      name: 'bench insert',
      text: 'insert into bench_jobs (id, payload) values ($1, $2)',
      values: [id, payload],
    })
    await database.query({ name: 'bench delete', text: 'delete from bench_jobs where id = $1', values: [id] })
  }
  try {
    await use(milliseconds => sampleCallers(callers, milliseconds, work))
  } finally {
    await database.query('drop table bench_jobs')
  }
}
