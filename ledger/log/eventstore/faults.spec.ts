import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { UnfitForLog } from '../prepareAppend.ts'
import { collect, listenTo, namedEvent } from '../suite/logFixture.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { isPassing } from './faults.ts'
import { startWireServer } from './wireServer.ts'

let server: Awaited<ReturnType<typeof startWireServer>>
let log: EventLog
let warnings: string[]

beforeEach(async () => {
  server = await startWireServer()
  warnings = []
  log = createEventStoreLog({ url: server.url, warn: message => warnings.push(message) })
})
afterEach(async () => {
  await log.close()
  server.stop()
})

describe('an append whose connection is cut', () => {
  test('before the server did it, is sent again and recorded once', async () => {
    server.failNextAppends('lostBefore', 'lostBefore')
    const result = await log.append('member-1', [namedEvent('one')], noStream)
    expect(result).toMatchObject({ kind: 'appended', repeated: false })
    expect(await collect(log.readStream('member-1'))).toHaveLength(1)
    expect(server.appendsSeen()).toBe(3)
  })

  test('after the server did it, finds its own events and answers as if nothing had happened', async () => {
    server.failNextAppends('lostAfter')
    const result = await log.append('member-1', [namedEvent('one'), namedEvent('two')], noStream)
    expect(result).toMatchObject({
      kind: 'appended',
      repeated: false,
      events: [{ revision: 0 }, { revision: 1 }],
    })
    expect(await collect(log.readStream('member-1'))).toHaveLength(2)
  })

  test('after the server did it, to any revision, is not recorded a second time', async () => {
    await log.append('member-1', [namedEvent('zero')], noStream)
    server.failNextAppends('lostAfter')
    expect(await log.append('member-1', [namedEvent('one')], 'any')).toMatchObject({ repeated: false })
    expect(await collect(log.readStream('member-1'))).toHaveLength(2)
  })

  test('does not hurt the appends of others that are on their way', async () => {
    server.failNextAppends('lostBefore', 'lostAfter')
    const names = Array.from({ length: 20 }, (_, index) => `member-${index}`)
    const results = await Promise.all(names.map(name => log.append(name, [namedEvent(name)], noStream)))
    expect(results.map(result => result.kind)).toEqual(names.map(() => 'appended'))
    expect(await collect(log.readAll())).toHaveLength(20)
  })

  test('by a crash, goes through when the server is back', async () => {
    await log.append('member-1', [namedEvent('one')], noStream)
    server.crash()
    const appended = log.append('member-1', [namedEvent('two')], 0)
    await server.restart()
    expect(await appended).toMatchObject({ kind: 'appended', repeated: false, events: [{ revision: 1 }] })
  })
})

test('an append that is too big for the server is unfit for the log, and never sent again', async () => {
  server.failNextAppends('tooBig')
  const appended = log.append('member-1', [namedEvent('one'), namedEvent('two')], noStream)
  await expect(appended).rejects.toThrow(UnfitForLog)
  expect(server.appendsSeen()).toBe(1)
})

describe('a subscription', () => {
  test.each(['error', 'end'] as const)(
    'that the server drops by %s resumes after what was handled',
    async how => {
      const listener = listenTo(log, noStream)
      for (let index = 0; index < 6; index += 1) {
        await log.append('member-1', [namedEvent(`${index}`)], index - 1)
        await listener.until(index + 1)
        if (index % 2 === 1) server.dropSubscriptions(how)
      }
      await listener.stop()
      expect(listener.heard.map(event => event.revision)).toEqual([0, 1, 2, 3, 4, 5])
    },
  )

  test('outlives a crash of the server, and says so', async () => {
    const listener = listenTo(log, noStream)
    await log.append('member-1', [namedEvent('one')], noStream)
    await listener.until(1)
    server.crash()
    await server.restart()
    await log.append('member-1', [namedEvent('two')], 0)
    await listener.until(2)
    await listener.stop()
    expect(listener.heard.map(event => event.data.name)).toEqual(['one', 'two'])
    expect(warnings).toContain('The subscription to EventStoreDB was lost; it resumes where it was.')
  })

  test('lets the server filter by prefix', async () => {
    const listener = listenTo(log, noStream, ['member-', 'fund-'])
    await log.append('team-1', [namedEvent('one')], noStream)
    await log.append('fund-1', [namedEvent('two')], noStream)
    await listener.until(1)
    await listener.stop()
    expect(listener.heard.map(event => event.stream)).toEqual(['fund-1'])
    expect(server.prefixesSeen()).toEqual([['member-', 'fund-']])
  })
})

test('an event that something else wrote is refused with advice, not read past', async () => {
  const [data, metadata] = ['{"points":5}', '{}'].map(text => new TextEncoder().encode(text))
  if (!data || !metadata) throw new Error('Two texts give two arrays.')
  server.store.append('member-1', [{ id: namedEvent('x').id, type: 'PointsNoted', data, metadata }], 'any')
  await expect(collect(log.readStream('member-1'))).rejects.toThrow(/not written by Laurel.*of its own/)
})

test('a raw gRPC error counts by its code alone', () => {
  expect(isPassing(Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }))).toBe(true)
  expect(isPassing(Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 }))).toBe(false)
  expect(isPassing(new Error('anything else'))).toBe(false)
})
