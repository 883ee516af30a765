import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ListEventsResponse } from './calls/listEvents.ts'
import { failureOf, LaurelError } from './laurelError.ts'
import { type Fetch, waitFor } from './retryingFetch.ts'

/** What happened in the team, as a CloudEvent. */
export type LaurelEvent = ListEventsResponse['events'][number]

export type EventsOptions = {
  /** The cursor after which to begin; left out, from the first event. */
  readonly after?: string
  /** Such as `laurel.shoutout.given.v1`; left out, all. */
  readonly types?: readonly string[]
  readonly signal?: AbortSignal
}

/** An event with its cursor: keep it, and give it as `after` to go on behind the event. */
export type ReadEvent = { readonly cursor: string; readonly event: LaurelEvent }

const pauseMilliseconds = 1_000

/** The events of the team, first those that happened, then each when it happens. A lost connection is opened again. */
export async function* eventsFrom(
  fetchNow: Fetch,
  address: URL,
  headers: Readonly<Record<string, string>>,
  { after, types, signal }: EventsOptions,
): AsyncGenerator<ReadEvent> {
  let cursor = after
  if (types) address.searchParams.set('types', types.join(','))
  for (;;) {
    const request = new Request(address, {
      headers: { ...headers, ...(cursor !== undefined && { 'last-event-id': cursor }) },
      ...(signal && { signal }),
    })
    try {
      for await (const message of messagesOf(await open(fetchNow, request))) {
        cursor = message.id ?? cursor
        // A message without data moves the cursor past events of other types.
        if (message.data !== '' && cursor !== undefined) {
          const event: LaurelEvent = JSON.parse(message.data)
          yield { cursor, event }
        }
      }
    } catch (error) {
      if (error instanceof LaurelError || signal?.aborted) throw error
    }
    await waitFor(pauseMilliseconds, signal)
  }
}

const open = async (fetchNow: Fetch, request: Request): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => {
  const response = await fetchNow(request)
  if (!response.ok) throw failureOf(await response.json().catch(() => undefined), response)
  if (response.body === null) throw new Error('The stream of events has no body.')
  return response.body
}

async function* messagesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
