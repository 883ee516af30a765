import type { AllStreamSubscription, EventStoreDBClient } from '@eventstore/db-client'
import { streamNameFilter } from '@eventstore/db-client'
import { pageSize } from '../limits.ts'
import type { RecordedEvent, StreamFilter, Subscription } from '../port.ts'
import { createSignal } from '../subscribing/signal.ts'
import type { Warn } from '../warn.ts'
import { serverPosition } from './reading.ts'
import { fromServer } from './storedEvent.ts'

export type FollowServer = {
  readonly client: EventStoreDBClient
  readonly afterPosition: number
  readonly filter: StreamFilter | undefined
  readonly handle: (events: readonly RecordedEvent[]) => Promise<void>
  readonly warn: Warn
}

const resubscribePauseMs = 100

const serverFilter = (filter: StreamFilter | undefined) =>
  filter === undefined
    ? streamNameFilter({ regex: '^[^$]' })
    : streamNameFilter({ prefixes: [...filter.streamPrefixes] })

/**
 * Supervises a subscription that by itself never resumes: whether it fails, ends or closes, a new one starts after
 * the last event that was handled. Only a handler that throws ends it.
 */
export const followServer = ({ client, afterPosition, filter, handle, warn }: FollowServer): Subscription => {
  const signal = createSignal()
  let isStopping = false
  let current: AllStreamSubscription | undefined
  let reached = afterPosition
  let refusal: { readonly error: unknown } | undefined

  const deliver = async (events: readonly RecordedEvent[]): Promise<void> => {
    if (events.length === 0 || isStopping) return
    try {
      await handle(events)
    } catch (error) {
      refusal = { error }
      throw error
    }
    reached = events.at(-1)?.position ?? reached
  }

  const followOnce = async (subscription: AllStreamSubscription): Promise<void> => {
    let page: RecordedEvent[] = []
    for await (const { event } of subscription) {
      if (event && Number(event.position.commit) > reached) page.push(fromServer(event))
      // What has arrived already goes together; the server is slowed down while the handler works.
      if (subscription.readableLength > 0 && page.length < pageSize) continue
      const ready = page
      page = []
      await deliver(ready)
    }
    await deliver(page)
  }

  const follow = async (): Promise<void> => {
    while (!isStopping) {
      const options = { fromPosition: serverPosition(reached), filter: serverFilter(filter) }
      const subscription = client.subscribeToAll(options, { highWaterMark: pageSize })
      current = subscription
      // An error that comes after this loop has turned away would have no listener and end the process.
      subscription.on('error', () => {})
      try {
        await followOnce(subscription)
      } catch (error) {
        if (refusal) break
        if (!isStopping) warn('The subscription to EventStoreDB was lost; it resumes where it was.', error)
      } finally {
        await subscription.unsubscribe().catch(() => {})
      }
      if (!isStopping) await signal.sleep(signal.turn(), resubscribePauseMs)
    }
    if (refusal) throw refusal.error
  }

  const stopped = follow()
  return {
    stopped,
    stop: async () => {
      isStopping = true
      signal.wake()
      current?.destroy()
      await stopped.catch(() => {})
    },
  }
}
