import { setImmediate as nextTurn } from 'node:timers/promises'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import { describe, expect, it } from 'vitest'
import { createLiveFeed } from './liveFeed.ts'
import { noFile } from './logFile.ts'
import { createRecordLog } from './recordLog.ts'
import { serveSubscription } from './subscribing.ts'
import { allSource } from './subscriptionSource.ts'

const types = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `E${first + index}`)

const recordIn = (log: ReturnType<typeof createRecordLog>, first: number, last: number): void => {
  const empty = new Uint8Array()
  log.append(
    'stream',
    types(first, last).map(type => ({ id: type, type, isJson: true, data: empty, metadata: empty })),
  )
}

/** Subscribes to a log from its start, as a consumer that takes nothing before it begins. */
const subscribe = (log: ReturnType<typeof createRecordLog>, onEvent: (type: string) => void = () => {}) => {
  const received: string[] = []
  let begin = () => {}
  let leave = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const ended = serveSubscription({
    log,
    feed: createLiveFeed(log),
    source: allSource(log, { kind: 'subscribeToAll', after: undefined, filter: undefined }),
    send: async (message: streams.ReadResp) => {
      await begun
      const type = message.getEvent()?.getEvent()?.getMetadataMap().get('type')
      if (type) {
        received.push(type)
        onEvent(type)
      }
      return true
    },
    open: {
      isStopped: () => false,
      fail: () => {},
      refuse: () => {},
      end: () => {},
      onOver: listener => {
        leave = listener
      },
    },
    onTooSlow: () => {},
  })
  return {
    received,
    begin,
    ended,
    leave: () => {
      leave()
      return ended
    },
  }
}

describe('a subscription', () => {
  it('gets what is recorded while the last page is sent, and then what follows', async () => {
    const log = createRecordLog(noFile)
    recordIn(log, 1, 10)
    const { received, begin, leave } = subscribe(log, type => {
      if (type === 'E1') recordIn(log, 11, 12)
    })
    begin()
    await expect.poll(() => received).toHaveLength(12)
    recordIn(log, 13, 13)
    await expect.poll(() => received).toEqual(types(1, 13))
    await leave()
  })

  it('is dropped where the consumer leaves no room for it, and misses nothing before', async () => {
    const log = createRecordLog(noFile)
    recordIn(log, 1, 40)
    const { received, begin, ended } = subscribe(log)
    // The last page is read by now, and waits for room.
    await nextTurn()
    recordIn(log, 41, 42)
    begin()
    await expect(ended).rejects.toThrow('Consumer too slow')
    expect(received).toEqual(types(1, received.length))
    expect(received.length).toBeGreaterThanOrEqual(40)
  })
})
