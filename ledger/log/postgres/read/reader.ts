import type { Pool } from 'pg'
import { pageSize } from '../../limits.ts'
import { beforeFirst, type RecordedEvent } from '../../port.ts'
import type { ReadPage } from '../../subscribing/page.ts'
import { queryWithTimeout } from '../queryWithTimeout.ts'
import { ofStream } from './ofStream.ts'
import { type EventRow, eventColumns, eventOfRow } from './rows.ts'
import { sharedText } from './sharedText.ts'

// Positions have no gaps and become visible in their order, so a page is a range and its end is certain. Text that all
// prefixes share is looked for first: it costs a fifth of comparing a name with each of them.
const pageText = `
  select h.position as head, e.*
  from (select coalesce(max(position), -1) as position from log.events) h left join lateral (
    select ${eventColumns} from log.events e
    where e.position > $1 and e.position <= least($1 + $2, h.position)
      and ($3::text[] is null or (strpos(e.stream, $5) > 0 and e.stream ^@ any($3)))
    order by e.position
    limit $4
  ) e on true`

const streamText = `
  select ${eventColumns} from log.events e
  where ${ofStream('e.stream', '$1')} and e.revision >= $2 order by e.revision limit $3`

/** The positions that a page with a filter looks at, most of which may belong to other teams. */
const filteredRange = 16 * pageSize

type PageRow = { readonly head: number } & (EventRow | { readonly position: null })

const isEventRow = (row: PageRow): row is EventRow & { readonly head: number } => row.position !== null

/** Reads the log on separate connections, so that writers never wait for readers. */
export const createReader = (pool: Pool) => {
  const readPage: ReadPage = async (after, filter, eventsMax = pageSize) => {
    const range = filter ? filteredRange : pageSize
    const rows = await queryWithTimeout<PageRow>(pool, {
      name: 'log page',
      text: pageText,
      values: [
        after,
        range,
        filter?.streamPrefixes ?? null,
        eventsMax,
        sharedText(filter?.streamPrefixes ?? []),
      ],
    })
    const head = rows[0]?.head ?? after
    const events = rows.filter(isEventRow).map(eventOfRow)
    const rangeEnd = Math.max(after, Math.min(after + range, head))
    const reached = events.length < eventsMax ? rangeEnd : (events.at(-1)?.position ?? rangeEnd)
    return { events, reached, head }
  }

  async function* readStream(
    stream: string,
    fromRevision = 0,
    batchMax = pageSize,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    let from = fromRevision
    let isLast = false
    while (!isLast) {
      const rows = await queryWithTimeout<EventRow>(pool, {
        name: 'log stream',
        text: streamText,
        values: [stream, from, batchMax],
      })
      if (rows.length > 0) yield rows.map(eventOfRow)
      isLast = rows.length < batchMax
      from += rows.length
    }
  }

  const eventAt = async (position: number): Promise<RecordedEvent | undefined> => {
    const [row] = await queryWithTimeout<EventRow>(pool, {
      name: 'log event',
      text: `select ${eventColumns} from log.events e where e.position = $1`,
      values: [position],
    })
    return row && eventOfRow(row)
  }

  const head = async (): Promise<number> => {
    const rows = await queryWithTimeout<{ position: number | null }>(pool, {
      text: 'select max(position) as position from log.events',
    })
    return rows[0]?.position ?? beforeFirst
  }

  return { readPage, readStream, eventAt, head }
}
