import { streamNameFilter } from '@eventstore/db-client'
import { pageSize } from '../limits.ts'
import type { RecordedEvent, StreamFilter, Subscription } from '../port.ts'
import { createSignal } from '../subscribing/signal.ts'
import type { Warn } from '../warn.ts'
import type { EngineClient } from './engineClient.ts'
import { isPassing, isTooSlow } from './faults.ts'
import { type ClientStream, type Pulling, pullFrom } from './pulling.ts'
import { prefixesOf, type ServerReader, serverPosition } from './reading.ts'
import { fromServer, type ServerRecord } from './storedEvent.ts'

export type FollowServer = {
  readonly client: EngineClient
  readonly reader: Pick<ServerReader, 'eventAt'>
  readonly afterPosition: number
  readonly filter: StreamFilter | undefined
  readonly handle: (events: readonly RecordedEvent[]) => Promise<void>
  readonly warn: Warn
}

type Item = { readonly event?: ServerRecord }

const firstPauseMilliseconds = 100
const pauseMillisecondsMax = 2_000

/**
 * Supervises a subscription of the client, which never resumes by itself. After an error, an end or a drop another one
 * starts behind the last event that was handled. It ends if a handler throws, or at a position of another log.
 */
export const followServer = ({
  client,
  reader,
  afterPosition,
  filter,
  handle,
  warn,
}: FollowServer): Subscription => {
  const signal = createSignal()
  let isStopping = false
  let reached = afterPosition
  let failures = 0
  let current: Pulling<Item> | undefined

  const subscribe = (): ClientStream<Item> =>
    client.subscribeToAll(
      {
        fromPosition: serverPosition(reached),
        filter: streamNameFilter({ prefixes: prefixesOf(filter) }),
      },
      { highWaterMark: pageSize },
    )

  /** Passes arrived events to the handler in pages. The engine is slowed down while the handler works. */
  const followOnce = async (pulling: Pulling<Item>): Promise<void> => {
    for (let items = await received(pulling); items; items = await received(pulling)) {
      const events = items.flatMap(({ event }) => (event ? [fromServer(event)] : []))
      const fresh = events.filter(({ position }) => position > reached)
      if (fresh.length === 0) continue
      await handle(fresh)
      reached = fresh.at(-1)?.position ?? reached
      failures = 0
    }
  }

  /** Undefined at the end of the subscription, which is never the handler's fault. */
  const received = async (pulling: Pulling<Item>): Promise<readonly Item[] | undefined> => {
    try {
      const items = await pulling.next(pageSize)
      return isStopping ? undefined : items
    } catch (error) {
      if (!isStopping && !isTooSlow(error))
        warn('The subscription to EventStoreDB was lost; it resumes where it was.', error)
      // A subscription from a foreign position fails with the same error as others.
      if (!isPassing(error) || failures > 0) await refuseForeignPosition()
      return undefined
    }
  }

  /** A position that the engine did not assign is refused at every attempt. */
  const refuseForeignPosition = async (): Promise<void> => {
    if (reached < 0 || (await reader.eventAt(reached).catch(otherwise)) !== undefined) return
    throw new Error(
      `EventStoreDB has no event at position ${reached}: it holds another log than the one that was followed before. ` +
        'Correct EVENTSTORE_URL, or build the read models again with laurel rebuild.',
    )
  }

  const follow = async (): Promise<void> => {
    while (!isStopping) {
      current = pullFrom(subscribe())
      try {
        await followOnce(current)
      } finally {
        await current.leave()
      }
      const wait = Math.min(firstPauseMilliseconds * 2 ** failures, pauseMillisecondsMax)
      failures += 1
      if (!isStopping) await signal.sleep(signal.turn(), wait)
    }
  }

  const stopped = follow()
  return {
    stopped,
    stop: async () => {
      isStopping = true
      signal.wake()
      await current?.leave()
      await stopped.catch(() => {})
    },
  }
}

/** An engine that is away says nothing about a position. */
const otherwise = (error: unknown): true | undefined => (isPassing(error) ? true : undefined)
