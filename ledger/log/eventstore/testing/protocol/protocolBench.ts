import { randomUUID } from 'node:crypto'
import {
  type AllStreamSubscription,
  type AppendExpectedRevision,
  type EventData,
  EventStoreDBClient,
  jsonEvent,
  type ReadAllOptions,
  type ReadStreamOptions,
  type StreamSubscription,
} from '@eventstore/db-client'

export type SeenEvent = {
  readonly stream: string
  readonly revision: number
  readonly position: number
  readonly name: unknown
}

type Item = {
  readonly event?: {
    readonly streamId: string
    readonly revision: bigint
    readonly position?: { readonly commit: bigint }
    readonly data: unknown
  }
}

export const named = (
  name: string,
  extra: Partial<{ id: string; type: string; pad: string }> = {},
): EventData =>
  jsonEvent({
    id: extra.id ?? randomUUID(),
    type: extra.type ?? 'Noted',
    data: { name, pad: extra.pad ?? '' },
    metadata: {},
  })

export const namedMany = (count: number, extra?: Partial<{ type: string; pad: string }>): EventData[] =>
  Array.from({ length: count }, (_, index) => named(String(index), extra))

export const at = (position: number) => ({ commit: BigInt(position), prepare: BigInt(position) })

const seen = ({ event }: Item): readonly SeenEvent[] => {
  if (!event) return []
  const { name } = Object(event.data)
  const place = { revision: Number(event.revision), position: Number(event.position?.commit) }
  return [{ stream: event.streamId, ...place, name }]
}

/** A client of an engine, and names that no other run uses. */
export const openProtocolBench = (url: string) => {
  const client = EventStoreDBClient.connectionString(url)
  const run = randomUUID().slice(0, 8)
  let streams = 0

  const drain = async (items: AsyncIterable<Item>): Promise<readonly SeenEvent[]> => {
    const events: SeenEvent[] = []
    for await (const item of items) events.push(...seen(item))
    return events
  }

  return {
    client,
    /** A client with a connection of its own: clients of one process share theirs, unless their settings differ. */
    newConnection: (): EventStoreDBClient =>
      EventStoreDBClient.connectionString(`${url}${url.includes('?') ? '&' : '?'}keepAliveInterval=10001`),
    newStream: (): string => {
      streams += 1
      return `protocol${run}.${streams}`
    },
    /** Appends and answers the revision and the position that the engine answers. */
    append: async (stream: string, events: EventData[], expectedRevision: AppendExpectedRevision = 'any') => {
      const { nextExpectedRevision, position } = await client.appendToStream(stream, events, {
        expectedRevision,
      })
      return { revision: Number(nextExpectedRevision), position: Number(position?.commit) }
    },
    readStream: (stream: string, options?: ReadStreamOptions) => drain(client.readStream(stream, options)),
    readAll: (options: ReadAllOptions) => drain(client.readAll(options)),
    close: () => client.dispose(),
  }
}

export type ProtocolBench = ReturnType<typeof openProtocolBench>

type AnySubscription = AllStreamSubscription | StreamSubscription

/** What a subscription sends, in order: words for its messages, names for its events. */
export const heardFrom = (subscription: AnySubscription) => {
  const listener = listenWithoutReading(subscription)
  listener.read()
  return listener
}

/** Listens to a subscription and takes no event out of it before `read`. */
export const listenWithoutReading = (subscription: AnySubscription) => {
  const heard: unknown[] = []
  const events: SeenEvent[] = []
  let failure: Error | undefined
  let notice = () => {}
  const hear = (what: unknown) => {
    heard.push(what)
    notice()
  }
  subscription.on('confirmation', () => hear('confirmed'))
  subscription.on('caughtUp', () => hear('caught up'))
  subscription.on('error', (error: Error) => {
    failure = error
    notice()
  })
  const read = () =>
    void subscription.on('data', (item: Item) => {
      events.push(...seen(item))
      hear(events.at(-1)?.name)
    })
  const until = (isReached: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      notice = () => {
        if (isReached()) resolve()
        else if (failure) reject(failure)
      }
      notice()
    })
  return {
    heard,
    events,
    read,
    until: (count: number) => until(() => heard.length >= count),
    failure: async (): Promise<Error | undefined> => {
      await until(() => failure !== undefined)
      return failure
    },
    untilEventsOrFailure: async (count: number): Promise<Error | undefined> => {
      await until(() => failure !== undefined || events.length >= count)
      return failure
    },
    leave: () => subscription.unsubscribe(),
  }
}
