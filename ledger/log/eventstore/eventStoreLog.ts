import type { EventLog, Subscription } from '../port.ts'
import { type Warn, warnOnConsole } from '../warn.ts'
import { createAppendCall } from './appendCall.ts'
import { createAppending } from './appending.ts'
import { createCauses } from './causes.ts'
import { connectEngine } from './engineClient.ts'
import { followServer } from './following.ts'
import { createServerReader } from './reading.ts'
import { toEngineEvent } from './storedEvent.ts'
import { createStreamHeads } from './streamHeads.ts'
import { engineStreamOf } from './streamNames.ts'

export type EventStoreLogOptions = {
  /** `esdb://host:2113?tls=false`, `esdb+discover://…` or several hosts for a cluster. */
  readonly url: string
  readonly now?: () => Date
  readonly warn?: Warn
}

/** The log in EventStoreDB or KurrentDB. It uses nothing of the engine but streams, `$all` and prefix filters. */
export const createEventStoreLog = ({
  url,
  now = () => new Date(),
  warn = warnOnConsole,
}: EventStoreLogOptions): EventLog => {
  const client = connectEngine(url)
  const reader = createServerReader(client)
  const heads = createStreamHeads(reader)
  const causes = createCauses()
  const appendCall = createAppendCall(client)
  const subscriptions = new Set<Subscription>()
  const append = createAppending({
    send: (stream, events, expectedRevision) =>
      appendCall(
        engineStreamOf(stream),
        events.map(event => toEngineEvent(event, causes.engineIdOf(event.metadata.causationId))),
        expectedRevision,
      ),
    reader,
    heads,
    now,
  })
  return {
    uniqueIds: 'stream',
    append,
    readStream: (stream, fromRevision, batchMax) => reader.readStream(stream, fromRevision, batchMax),
    readAll: reader.readAll,
    eventAt: reader.eventAt,
    subscribeAll: (afterPosition, handle, filter) => {
      const subscription = followServer({
        client,
        reader,
        afterPosition,
        filter,
        handle: events => {
          causes.note(events)
          return handle(events)
        },
        warn,
      })
      subscriptions.add(subscription)
      return subscription
    },
    head: reader.head,
    close: async () => {
      await Promise.all([...subscriptions].map(subscription => subscription.stop()))
      await client.end()
    },
  }
}
