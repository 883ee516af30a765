import { randomUUID } from 'node:crypto'
import { type Listening, listen } from '../../database/listen.ts'
import { sealEvent } from '../chain.ts'
import { beforeFirst, type EventLog, type Subscription } from '../port.ts'
import { followLog } from '../subscribing/followLog.ts'
import { readPages } from '../subscribing/page.ts'
import { createSignal } from '../subscribing/signal.ts'
import { type Warn, warnOnConsole } from '../warn.ts'
import { createCommitGroup } from './append/commitGroup.ts'
import type { Seal } from './append/placeAppends.ts'
import { createWriter } from './append/writer.ts'
import { createPool, pipelined } from './connections.ts'
import { createNotifier, notificationChannel } from './notify/notifier.ts'
import { withoutAnswerTimeout } from './queryWithTimeout.ts'
import { createReader } from './read/reader.ts'
import { createTail } from './read/tail.ts'

export type PostgresLogOptions = {
  readonly url: string
  readonly now?: () => Date
  readonly warn?: Warn
  /** The number of connections for reading, besides the one for appending. */
  readonly readConnectionsMax?: number
  /** The seal function. Only the benchmark replaces it, to measure the cost of sealing. */
  readonly seal?: Seal
}

/**
 * The log in Postgres; `migrateLog` has prepared the database. Several processes may open it: their appends are
 * ordered by the head row, so that none is lost and none is seen out of order.
 */
export const createPostgresLog = ({
  url,
  now = () => new Date(),
  warn = warnOnConsole,
  readConnectionsMax = 4,
  seal = sealEvent,
}: PostgresLogOptions): EventLog => {
  const writerId = randomUUID()
  const writing = createPool(url, 1, warn, pipelined)
  const reading = createPool(url, readConnectionsMax, warn, withoutAnswerTimeout)
  const signal = createSignal()
  const subscriptions = new Set<Subscription>()
  let listening: Listening | undefined

  const { readPage, readStream, eventAt, head } = createReader(reading)
  const tail = createTail()
  const notifier = createNotifier(reading, writerId, warn)
  const writer = createWriter(writing, createCommitGroup({ seal, now, tail }), () => {
    signal.wake()
    notifier.notify()
  })

  const onOthersAppended = () => {
    tail.stepBack()
    signal.wake()
  }

  return {
    uniqueIds: 'log',
    append: (stream, events, expected) => writer.append(stream, events, expected),
    readStream,
    readAll: (afterPosition = beforeFirst, filter, batchMax) =>
      readPages(readPage, afterPosition, filter, batchMax),
    eventAt,
    subscribeAll: (afterPosition, handle, filter) => {
      listening ??= listen(url, {
        channel: notificationChannel,
        onNotification: writer => {
          if (writer !== writerId) onOthersAppended()
        },
        onListening: onOthersAppended,
      })
      const subscription = followLog({
        readPage: async (after, wanted) => tail.pageAfter(after, wanted) ?? readPage(after, wanted),
        signal,
        afterPosition,
        filter,
        handle,
        warn,
      })
      subscriptions.add(subscription)
      return subscription
    },
    head,
    close: async () => {
      await writer.drain()
      await notifier.close()
      await Promise.all([...subscriptions].map(subscription => subscription.stop()))
      await listening?.stop()
      await Promise.all([writing.end(), reading.end()])
    },
  }
}
