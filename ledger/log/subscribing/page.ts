import type { RecordedEvent, StreamFilter } from '../port.ts'

/** A stretch of the log: what a filter left of it, how far it goes, and whether the log ended there. */
export type Page = {
  readonly events: readonly RecordedEvent[]
  readonly reached: number
  readonly isLast: boolean
}

export type ReadPage = (afterPosition: number, filter: StreamFilter | undefined) => Promise<Page>

export const passes = (stream: string, filter: StreamFilter | undefined): boolean =>
  filter === undefined || filter.streamPrefixes.some(prefix => stream.startsWith(prefix))

/** The pages from a position to the end of the log, without the empty ones. */
export async function* readPages(
  readPage: ReadPage,
  afterPosition: number,
  filter: StreamFilter | undefined,
): AsyncGenerator<readonly RecordedEvent[]> {
  let page: Page = { events: [], reached: afterPosition, isLast: false }
  while (!page.isLast) {
    page = await readPage(page.reached, filter)
    if (page.events.length > 0) yield page.events
  }
}
