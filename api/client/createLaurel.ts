import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './calls/paths.ts'
import { type EventsOptions, eventsFrom, type ReadEvent } from './eventsFrom.ts'
import { type Fetch, retryingFetch } from './retryingFetch.ts'

export type LaurelOptions = {
  /** Where Laurel is, such as `https://laurel.example.com`. */
  readonly url: string
  /** An API key. */
  readonly key: string
  readonly fetch?: Fetch
}

export type Laurel = Client<paths> & {
  /** What happened in the team, and then each event when it happens. */
  readonly events: (options?: EventsOptions) => AsyncGenerator<ReadEvent>
}

/**
 * Laurel as a program sees it: `GET`, `POST` and so on with the paths of the calls that take an API key. Each answers
 * `data`, or `error` with a code where Laurel says no. Commands get an `Idempotency-Key`, so that a repetition happens once.
 */
export const createLaurel = ({ url, key, fetch: fetchNow = fetch }: LaurelOptions): Laurel => {
  const headers = { authorization: `Bearer ${key}` }
  const retrying = retryingFetch(request => fetchNow(request))
  const client = createClient<paths>({ baseUrl: url, headers, fetch: retrying })
  client.use({
    onRequest: ({ request }) => {
      const isCommand = request.method !== 'GET'
      if (isCommand && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID())
      return request
    },
  })
  return {
    ...client,
    events: (options = {}) =>
      eventsFrom(retrying, new URL('/v1/developers/events/stream', url), headers, options),
  }
}
