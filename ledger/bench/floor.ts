import { Client } from 'pg'
import { sampleCallers, type Work } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'

/** More connections than this make single commits slower, not faster. */
const connectionsMax = 32

const table =
  'create table bench_floor (position bigserial primary key, stream text, id uuid, data json, metadata json)'

export const durableInsert = 'floor: one row, one durable commit'

/**
 * The floor of the machine for single-row commits: one prepared insert of a row like an event, without checks, one
 * durable commit each, on as many connections as there are callers.
 */
export const withFloor = async (
  databaseUrl: string,
  callers: number,
  use: (floor: Work) => Promise<void>,
): Promise<void> => {
  const count = Math.min(callers, connectionsMax)
  const clients = Array.from({ length: count }, () => new Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map(client => client.connect()))
  await clients[0]?.query(`drop table if exists bench_floor; ${table}`)
  const insert = async (caller: number): Promise<void> => {
    const { id, data, metadata } = sampleEvent(`floor-${caller}`)
    await clients[caller]?.query({
      name: 'floor',
      text: 'insert into bench_floor (stream, id, data, metadata) values ($1, $2, $3, $4)',
      values: [`floor-${caller}`, id, JSON.stringify(data), JSON.stringify(metadata)],
    })
  }
  try {
    await use(milliseconds => sampleCallers(count, milliseconds, insert))
  } finally {
    await clients[0]?.query('drop table bench_floor')
    await Promise.all(clients.map(client => client.end()))
  }
}
