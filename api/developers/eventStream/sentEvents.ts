import type { CloudEvent } from '@laurel/contract/developers/cloudEvent.ts'

/** How long a reader waits before it comes back, in milliseconds. */
const retryMilliseconds = 3_000

/** What a stream begins with. */
export const streamHead = `retry: ${retryMilliseconds}\n\n`

/** One event. Its id is the cursor, which readers send as Last-Event-ID when they come back. */
export const sentEvent = (event: CloudEvent): string =>
  `id: ${event.cursor}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

/** Moves the cursor of a reader without an event, and keeps proxies from closing the connection. */
export const sentCursor = (cursor: string): string => `id: ${cursor}\n\n`

/** Keeps the connection open where there is no cursor yet. */
export const sentComment = ':\n\n'
