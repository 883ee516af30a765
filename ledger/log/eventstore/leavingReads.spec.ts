import { describe, expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { collect, listenTo, namedEvent } from '../suite/logFixture.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'

const bench = useLogOnWire()

const closeMillisecondsMax = 5_000

const closedInTime = async (log: EventLog): Promise<void> => {
  const start = performance.now()
  await log.close()
  expect(performance.now() - start).toBeLessThan(closeMillisecondsMax)
}

/** Some megabytes: more than any buffer between server and reader. */
const fill = async (log: EventLog, stream: string): Promise<void> => {
  for (let revision = noStream; revision < 1_400; revision += 200)
    await log.append(
      stream,
      Array.from({ length: 200 }, (_, index) =>
        namedEvent(`${stream}${revision}.${index}`, { text: 'x'.repeat(2_000) }),
      ),
      revision,
    )
}

const leaveFirstPage = async (pages: AsyncIterable<unknown>): Promise<void> => {
  for await (const _page of pages) break
}

const noOpenReads = ({ openReads }: { openReads: number }) => openReads === 0

describe('a reader that leaves early', () => {
  test('leaves no call open on the server', async () => {
    const { server, log, stream } = bench()
    await fill(log, stream)
    const before = await log.head()
    for (let round = 0; round < 10; round += 1) {
      await leaveFirstPage(log.readStream(stream, 0, 10))
      await leaveFirstPage(log.readAll(undefined, { streamPrefixes: [stream] }))
    }
    await server.until(noOpenReads)
    expect(await log.head()).toBe(before)
  })

  // HTTP/2 servers and proxies close a connection, with every call on it, on which clients cancel too often.
  test('cancels no call', async () => {
    const { server, log, stream } = bench()
    await fill(log, stream)
    const { leftReads } = await server.counters()
    for (let round = 0; round < 10; round += 1) {
      await leaveFirstPage(log.readStream(stream, 0, 10))
      await leaveFirstPage(log.readAll())
      await leaveFirstPage(log.readAll(undefined, { streamPrefixes: [stream] }, 10))
    }
    await server.until(noOpenReads)
    expect(await server.counters()).toMatchObject({ leftReads })
  })

  test('lets the log close in time', async () => {
    const { server, stream } = bench()
    const log = createEventStoreLog({ url: server.url })
    await fill(log, stream)
    for (let round = 0; round < 30; round += 1) await leaveFirstPage(log.readStream(stream, 0, 10))
    await leaveFirstPage(log.readAll())
    await closedInTime(log)
    await server.until(({ openReads, openSubscriptions, openAppendCalls }) =>
      [openReads, openSubscriptions, openAppendCalls].every(open => open === 0),
    )
  })

  test('of a small answer, which has arrived before the first event is looked at, lets it close in time', async () => {
    const { server, stream } = bench()
    const log = createEventStoreLog({ url: server.url })
    await log.append(
      stream,
      Array.from({ length: 50 }, (_, index) => namedEvent(`${stream}${index}`)),
      noStream,
    )
    for (let round = 0; round < 100; round += 1) await leaveFirstPage(log.readStream(stream, 0, 1))
    await closedInTime(log)
  })

  test('by an error of its own leaves no call open', async () => {
    const { server, log, stream } = bench()
    await fill(log, stream)
    const read = async () => {
      for await (const _page of log.readStream(stream, 0, 10)) throw new Error('The reader refused.')
    }
    await expect(read()).rejects.toThrow('The reader refused.')
    await server.until(noOpenReads)
  })
})

test('hundreds of wrong revisions leave no call open, and let the log close in time', async () => {
  const { server, stream } = bench()
  const log = createEventStoreLog({ url: server.url })
  await log.append(stream, [namedEvent(stream)], noStream)
  const results = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      log.append(stream, [namedEvent(`${stream}${index}`)], noStream),
    ),
  )
  expect(results.every(({ kind }) => kind === 'wrongRevision')).toBe(true)
  await server.until(noOpenReads)
  await closedInTime(log)
})

test('more reads at once than a connection has places for all come to their end', async () => {
  const { log, stream } = bench()
  await log.append(stream, [namedEvent(stream)], noStream)
  const reads = await Promise.all(Array.from({ length: 250 }, () => collect(log.readStream(stream))))
  expect(reads.every(events => events.length === 1)).toBe(true)
})

test('the log closes in time while the server is suspended', async () => {
  const { server, stream } = bench()
  const log = createEventStoreLog({ url: server.url })
  await fill(log, stream)
  const listener = listenTo(log, await log.head())
  const pages = log.readStream(stream, 0, 10)[Symbol.asyncIterator]()
  await pages.next()
  server.pause()
  try {
    const waiting = [
      log.append(stream, [namedEvent(`${stream}late`)], 'any'),
      collect(log.readStream(`${stream}other`)),
    ].map(call => call.catch(() => {}))
    await closedInTime(log)
    await listener.stop()
    void waiting
  } finally {
    server.resume()
  }
})
