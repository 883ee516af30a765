import { setImmediate as untilSent } from 'node:timers/promises'
import type { RecordedEvent, StreamFilter } from '../port.ts'

/** A page of the log: the events that pass a filter, the position it reaches, and the end of the log at that moment. */
export type Page = {
  readonly events: readonly RecordedEvent[]
  readonly reached: number
  readonly head: number
}

export type ReadPage = (
  afterPosition: number,
  filter: StreamFilter | undefined,
  eventsMax?: number,
) => Promise<Page>

export const passes = (stream: string, filter: StreamFilter | undefined): boolean =>
  filter === undefined || filter.streamPrefixes.some(prefix => stream.startsWith(prefix))

/** The pages from a position to where the log ends now, without the empty ones; the next is prefetched. */
export async function* readPages(
  readPage: ReadPage,
  afterPosition: number,
  filter: StreamFilter | undefined,
  eventsMax?: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  let page = await readPage(afterPosition, filter, eventsMax)
  const end = page.head
  while (page.reached < end) {
    const next = readPage(page.reached, filter, eventsMax)
    // A reader may stop before the next page arrives; its failure does not matter then.
    next.catch(() => {})
    // The consumer of this page may block the thread, so the next request is sent before.
    await untilSent()
    if (page.events.length > 0) yield page.events
    page = await next
  }
  const events = page.events.filter(event => event.position <= end)
  if (events.length > 0) yield events
}
