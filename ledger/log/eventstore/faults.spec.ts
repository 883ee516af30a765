import { describe, expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { UnfitForLog } from '../prepareAppend.ts'
import { collect, listenTo, namedEvent } from '../suite/logFixture.ts'
import { isPassing } from './faults.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'

const bench = useLogOnWire()

const cut = { kind: 'cut' } as const
const cutBefore = { call: 'append', when: 'before', failure: cut } as const
const cutAfter = { call: 'append', when: 'after', failure: cut } as const

describe('an append whose connection is cut', () => {
  test('before it is recorded, is sent again and recorded once', async () => {
    const { server, log, stream } = bench()
    const { appends } = await server.counters()
    await server.fail(cutBefore, cutBefore)
    const result = await log.append(stream, [namedEvent('one')], noStream)
    expect(result).toMatchObject({ kind: 'appended', repeated: false })
    expect(await collect(log.readStream(stream))).toHaveLength(1)
    expect((await server.counters()).appends).toBe(appends + 3)
  })

  test('after it is recorded, is answered as a first append, with the events as recorded', async () => {
    const { server, log, stream } = bench()
    await server.fail(cutAfter)
    const result = await log.append(stream, [namedEvent('one'), namedEvent('two')], noStream)
    expect(result).toMatchObject({
      kind: 'appended',
      repeated: false,
      events: [{ revision: 0 }, { revision: 1 }],
    })
    expect(await collect(log.readStream(stream))).toHaveLength(2)
  })

  test('after it is recorded, to any revision, is not recorded a second time', async () => {
    const { server, log, stream } = bench()
    await log.append(stream, [namedEvent('zero')], noStream)
    await server.fail(cutAfter)
    expect(await log.append(stream, [namedEvent('one')], 'any')).toMatchObject({ repeated: false })
    expect(await collect(log.readStream(stream))).toHaveLength(2)
  })

  test('does no harm to the appends that are on their way with it', async () => {
    const { server, log, stream } = bench()
    await server.fail(cutBefore, cutAfter)
    const names = Array.from({ length: 20 }, (_, index) => `${stream}.${index}`)
    const results = await Promise.all(names.map(name => log.append(name, [namedEvent(name)], noStream)))
    expect(results.map(result => result.kind)).toEqual(names.map(() => 'appended'))
    expect(await collect(log.readAll(undefined, { streamPrefixes: [`${stream}.`] }))).toHaveLength(20)
  })

  test('by a crash, goes through when the server is back', async () => {
    const { server, log, stream } = bench()
    await log.append(stream, [namedEvent('one')], noStream)
    await server.kill()
    const appended = log.append(stream, [namedEvent('two')], 0)
    await server.restart()
    expect(await appended).toMatchObject({ kind: 'appended', repeated: false, events: [{ revision: 1 }] })
  })
})

test('an append that the server names too big is unfit for the log, and never sent again', async () => {
  const { server, log, stream } = bench()
  const { appends } = await server.counters()
  await server.fail({ call: 'append', when: 'before', failure: { kind: 'answer', status: 'tooBig' } })
  await expect(log.append(stream, [namedEvent('one'), namedEvent('two')], noStream)).rejects.toThrow(
    UnfitForLog,
  )
  expect((await server.counters()).appends).toBe(appends + 1)
})

describe('a subscription', () => {
  test.each([
    { kind: 'status', code: 14, details: 'gone' },
    { kind: 'tooSlow' },
    { kind: 'end' },
    { kind: 'cut' },
  ] as const)('that is dropped by $kind resumes after what was handled', async failure => {
    const { server, log, stream } = bench()
    const listener = listenTo(log, await log.head(), [stream])
    for (let index = 0; index < 6; index += 1) {
      await log.append(stream, [namedEvent(`${index}`)], index - 1)
      await listener.until(index + 1)
      if (index % 2 === 1) await server.interrupt('subscribe', failure)
    }
    await listener.stop()
    expect(listener.heard.map(event => event.revision)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('survives a crash of the server, and says so', async () => {
    const { server, log, stream, warnings } = bench()
    const listener = listenTo(log, await log.head(), [stream])
    await log.append(stream, [namedEvent('one')], noStream)
    await listener.until(1)
    await server.restart()
    await log.append(stream, [namedEvent('two')], 0)
    await listener.until(2)
    await listener.stop()
    expect(listener.heard.map(event => event.data.name)).toEqual(['one', 'two'])
    expect(warnings).toContain('The subscription to EventStoreDB was lost; it resumes where it was.')
  })

  test('is filtered by the server', async () => {
    const { server, log, stream } = bench()
    const listener = listenTo(log, await log.head(), [`${stream}a`, `${stream}b`])
    await log.append(`${stream}c`, [namedEvent('one')], noStream)
    await log.append(`${stream}b`, [namedEvent('two')], noStream)
    await listener.until(1)
    await listener.stop()
    expect(listener.heard.map(event => event.stream)).toEqual([`${stream}b`])
    expect((await server.counters()).prefixes).toContainEqual([`laurel.${stream}a`, `laurel.${stream}b`])
  })
})

test('a raw gRPC error counts by its code alone', () => {
  expect(isPassing(Object.assign(new Error('14 UNAVAILABLE'), { code: 14 }))).toBe(true)
  expect(isPassing(Object.assign(new Error('7 PERMISSION_DENIED'), { code: 7 }))).toBe(false)
  expect(isPassing(new Error('anything else'))).toBe(false)
})
