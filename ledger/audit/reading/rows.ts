import { Client, Query } from 'pg'
import { beforeFirst } from '../../log/port.ts'
import { answerTimeoutMs, clientConfiguration, pipelined } from '../../log/postgres/connections.ts'
import { withoutAnswerTimeout } from '../../log/postgres/queryWithTimeout.ts'
import type { WrittenEvent } from './writtenEvent.ts'

// Positions have no gaps and become visible in their order, so a range is certain up to where the log ended.
const rangeText = `
  select position, stream, revision, id, type, version, recorded_at as "recordedAt", hash,
    data::text as "dataText", metadata::text as "metadataText"
  from log.events where position > $1 and position <= $2 order by position`

/** Reads the log row by row on a separate connection, so that no page of it waits in memory. */
export const openRows = async (url: string) => {
  const client = new Client({ ...clientConfiguration(url), ...withoutAnswerTimeout, ...pipelined })
  await client.connect()
  return {
    head: async (): Promise<number> => {
      const { rows } = await client.query<{ position: number | null }>(
        'select max(position) as position from log.events',
      )
      return rows[0]?.position ?? beforeFirst
    },
    /** Hands over the events after a position, up to and including another. */
    read: (after: number, upTo: number, take: (event: WrittenEvent) => void): Promise<void> =>
      new Promise((resolve, reject) => {
        const query = new Query<WrittenEvent>({ name: 'log range', text: rangeText, values: [after, upTo] })
        const timer = setTimeout(() => {
          reject(new Error(`Postgres has not answered within ${answerTimeoutMs} ms. Verify the log again.`))
        }, answerTimeoutMs)
        query.on('row', take)
        query.on('error', reject)
        query.on('end', () => {
          clearTimeout(timer)
          resolve()
        })
        client.query(query)
      }),
    close: () => client.end(),
  }
}
