import { randomUUID } from 'node:crypto'
import { sampleEvent } from '@laurel/ledger/bench/sampleEvent.ts'
import { canonicalJson } from '@laurel/ledger/log/canonicalJson.ts'
import { genesisHash, sealEvent } from '@laurel/ledger/log/chain.ts'
import { memberStream } from '@laurel/ledger/members/stream.ts'
import { Client } from 'pg'
import { z } from 'zod'
import { copyIn } from '../engine/postgres/copyIn.ts'
import { readRow } from '../engine/querying/rows.ts'

const eventsPerStream = 250
const streamsPerCopy = 80

const End = z.object({ position: z.coerce.number() })

/**
 * Makes a log longer by COPY, past the writer: for benchmarks alone, while nothing is appended. The events are sound,
 * sealed and at the end of the log, in new streams of members of another team; all indexes are kept as they grow.
 * Answers how many events the log holds.
 */
export const fillLog = async (databaseUrl: string, eventCount: number): Promise<number> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const end = await readRow(
      client,
      End,
      'select coalesce(max(position), -1) as position from log.events',
      [],
    )
    let next = (end?.position ?? -1) + 1
    while (next < eventCount) {
      const count = Math.min(eventsPerStream * streamsPerCopy, eventCount - next)
      await copyIn(client, 'copy log.events from stdin', [Buffer.from(rowsFrom(next, count))])
      next += count
    }
    await client.query('analyze log.events')
    return next
  } finally {
    await client.end()
  }
}

/** So many events as rows of log.events in the text form of COPY. */
const rowsFrom = (firstPosition: number, count: number): string => {
  const teamId = randomUUID()
  const recordedAt = new Date().toISOString()
  let text = ''
  let [stream, hash] = ['', genesisHash]
  for (let index = 0; index < count; index += 1) {
    const revision = index % eventsPerStream
    if (revision === 0) [stream, hash] = [memberStream.nameOf(teamId, randomUUID()), genesisHash]
    const { id, type, version, data, metadata } = sampleEvent(stream)
    const [dataText, metadataText] = [canonicalJson(data), canonicalJson(metadata)]
    hash = sealEvent(hash, { stream, revision, id, type, version, recordedAt, dataText, metadataText })
    const cells = [firstPosition + index, stream, revision, id, type, version, dataText, metadataText]
    text += `${[...cells, recordedAt, hash].join('\t')}\n`
  }
  return text
}
