import { Client } from 'pg'
import { type Measured, measureCallers } from './measure.ts'
import { sampleEvent } from './sampleEvent.ts'

/** More connections than this make single commits slower, not faster. */
const connectionsMax = 32

/**
 * What the machine gives anybody who commits one row at a time: one prepared insert of a row like an event, without
 * any check, one durable commit each, on as many connections as there are callers.
 */
export const measureFloor = async (
  databaseUrl: string,
  callers: number,
  milliseconds: number,
): Promise<Measured> => {
  const count = Math.min(callers, connectionsMax)
  const clients = Array.from({ length: count }, () => new Client({ connectionString: databaseUrl }))
  await Promise.all(clients.map(client => client.connect()))
  const [first] = clients
  if (!first) throw new Error('A floor needs at least one caller.')
  await first.query('drop table if exists bench_floor')
  await first.query(
    'create table bench_floor (position bigserial primary key, stream text, id uuid, data json, metadata json)',
  )
  try {
    return await measureCallers(count, milliseconds, async (caller, turn) => {
      const { id, data, metadata } = sampleEvent(`floor-${caller}`, turn)
      await clients[caller]?.query({
        name: 'floor',
        text: 'insert into bench_floor (stream, id, data, metadata) values ($1, $2, $3, $4)',
        values: [`floor-${caller}`, id, JSON.stringify(data), JSON.stringify(metadata)],
      })
    })
  } finally {
    await first.query('drop table bench_floor')
    await Promise.all(clients.map(client => client.end()))
  }
}
