import { randomUUID } from 'node:crypto'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import { createBoundedQueue } from './boundedQueue.ts'
import type { LiveFeed } from './liveFeed.ts'
import type { OpenCall } from './openCalls.ts'
import { caughtUpMessage, checkpointMessage, confirmationMessage, eventMessage } from './readMessages.ts'
import type { RecordLog } from './recordLog.ts'
import { tooSlow } from './refusals.ts'
import type { Send } from './sending.ts'
import type { SubscriptionSource } from './subscriptionSource.ts'

/** The engine buffers this number of messages for a subscriber that is behind, and as many live ones before those. */
const messagesMax = 32

export type Subscribing = {
  readonly log: RecordLog
  readonly feed: LiveFeed
  readonly source: SubscriptionSource
  readonly send: Send
  readonly open: OpenCall
  readonly onTooSlow: () => void
}

/**
 * Serves a subscription as the engine does. Recorded events are sent at the pace of the subscriber. Live records go
 * into a bounded queue, whose overflow drops the subscriber. Resolves at the end of the call; rejects with the refusal
 * that ends it.
 */
export const serveSubscription = async (options: Subscribing): Promise<void> => {
  const { log, feed, source, send, open, onTooSlow } = options
  const outbox = createBoundedQueue<streams.ReadResp>(messagesMax)
  const live = createBoundedQueue<streams.ReadResp>(messagesMax)
  let unfollow = () => {}
  open.onOver(() => {
    unfollow()
    outbox.complete()
    live.complete()
  })

  const drop = (): void => {
    unfollow()
    onTooSlow()
    live.complete()
    outbox.complete(tooSlow())
  }

  /** Sends what was recorded while the last page was sent, and follows the log from there. The engine waits for no room. */
  const goLive = (): void => {
    unfollow = feed.follow(log.end(), record => {
      const { isWanted, isCheckpoint } = source.consider(record)
      const messages = [
        ...(isWanted ? [eventMessage(record)] : []),
        ...(isCheckpoint ? [checkpointMessage(record.position, record.position)] : []),
      ]
      if (!messages.every(live.tryWrite)) drop()
    })
    let hasRoom = true
    for (let page = source.nextPage(); page && hasRoom; page = source.nextPage())
      hasRoom = page.records.every(record => outbox.tryWrite(eventMessage(record)))
    if (!hasRoom) drop()
  }

  const produce = async (): Promise<void> => {
    await outbox.write(confirmationMessage(randomUUID()))
    if (!source.isThere()) await untilThere(log, source, open)
    let page = source.nextPage()
    for (; page && !open.isStopped(); page = page.isLast ? undefined : source.nextPage()) {
      for (const record of page.records) await outbox.write(eventMessage(record))
      if (page.checkpoint)
        await outbox.write(checkpointMessage(page.checkpoint.commit, page.checkpoint.prepare))
    }
    if (open.isStopped()) return
    goLive()
    await outbox.write(caughtUpMessage())
    for await (const message of live) await outbox.write(message)
  }

  const producing = produce().catch((error: unknown) => outbox.complete(error))
  for await (const message of outbox) if (!(await send(message))) break
  await producing
}

const untilThere = (log: RecordLog, source: SubscriptionSource, open: OpenCall): Promise<void> =>
  new Promise(resolve => {
    const look = () => {
      if (!source.isThere() && !open.isStopped()) return
      unwatch()
      resolve()
    }
    const unwatch = log.watch(look)
    open.onOver(look)
  })
