import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { foreignContent } from './foreignContent.ts'
import {
  heardFrom,
  named,
  namedMany,
  openProtocolBench,
  type ProtocolBench,
} from './protocol/protocolBench.ts'
import { startWireServer, type WireServer } from './startWireServer.ts'

let server: WireServer
let bench: ProtocolBench
let stream: string

beforeAll(async () => {
  server = await startWireServer({ isDurable: true })
})
afterAll(() => server.stop())
beforeEach(() => {
  bench = openProtocolBench(server.url)
  stream = bench.newStream()
})
afterEach(async () => {
  await server.forgetFaults()
  await bench.close()
})

const status = (code: number) => ({ kind: 'status', code, details: 'planned' }) as const

const failures = [
  [1, 'cancelled'],
  [2, 'unknown'],
  [4, 'deadline-exceeded'],
  [10, 'timeout'],
  [13, 'unknown'],
  [14, 'unavailable'],
] as const

describe('a planned failure', () => {
  test.each(failures)(
    'with code %i reaches the next append, and leaves the log as it was',
    async (code, type) => {
      await server.fail({ call: 'append', when: 'before', failure: status(code) })
      await expect(bench.append(stream, namedMany(2))).rejects.toMatchObject({ code, type })
      await bench.append(stream, [named('next')], 'no_stream')
    },
  )

  test.each(failures)('with code %i after an append leaves it in the log', async (code, type) => {
    await server.fail({ call: 'append', when: 'after', failure: status(code) })
    await expect(bench.append(stream, namedMany(2))).rejects.toMatchObject({ code, type })
    expect(await bench.readStream(stream)).toHaveLength(2)
  })

  test.each(failures)('with code %i ends the next read where it was planned', async (code, type) => {
    await bench.append(stream, namedMany(5))
    await server.fail({ call: 'read', afterEvents: 3, failure: status(code) })
    const events: unknown[] = []
    const read = async () => {
      for await (const item of bench.client.readStream(stream)) events.push(item)
    }
    await expect(read()).rejects.toMatchObject({ code, type })
    expect(events.length).toBeLessThanOrEqual(3)
    expect(await bench.readStream(stream)).toHaveLength(5)
  })

  test.each(failures)('with code %i ends the next subscription where it was planned', async (code, type) => {
    await server.fail({ call: 'subscribe', afterEvents: 1, failure: status(code) })
    const listener = heardFrom(bench.client.subscribeToStream(stream))
    await bench.append(stream, namedMany(2))
    expect(await listener.failure()).toMatchObject({ code, type })
    expect(listener.heard).toEqual(['confirmed', '0'])
  })

  test('can refuse one append among others of the same call', async () => {
    await bench.append(stream, [named('first')])
    await server.fail({
      call: 'append',
      when: 'before',
      failure: { kind: 'answer', status: 'Server Is Not Ready' },
    })
    const results = await Promise.allSettled([
      bench.append(stream, [named('next')]),
      bench.append(bench.newStream(), [named('other')]),
    ])
    expect(results).toMatchObject([
      { status: 'rejected', reason: { message: 'Could not recognize Server Is Not Ready' } },
      { status: 'fulfilled' },
    ])
  })

  test('can name another leader', async () => {
    await server.fail({
      call: 'append',
      when: 'before',
      failure: { kind: 'notLeader', host: '127.0.0.1', port: 2113 },
    })
    await expect(bench.append(stream, namedMany(1))).rejects.toMatchObject({
      code: 5,
      type: 'not-leader',
      leader: { address: '127.0.0.1', port: 2113 },
    })
  })

  test('can be the end of an answer that is not complete', async () => {
    await bench.append(stream, namedMany(5))
    await server.fail({ call: 'read', afterEvents: 2, failure: { kind: 'end' } })
    expect(await bench.readStream(stream)).toHaveLength(2)
  })

  test('can cut the connection', async () => {
    await server.fail({ call: 'append', when: 'after', failure: { kind: 'cut' } })
    await expect(bench.append(stream, namedMany(1))).rejects.toMatchObject({
      code: 14,
      type: 'unavailable',
    })
    expect(await bench.readStream(stream)).toHaveLength(1)
  })

  test('of a kind of call waits for its call in turn', async () => {
    await server.fail(
      { call: 'append', when: 'before', failure: status(10) },
      { call: 'read', afterEvents: 0, failure: status(14) },
      { call: 'append', when: 'before', failure: status(4) },
    )
    await expect(bench.append(stream, namedMany(1))).rejects.toMatchObject({ code: 10 })
    await expect(bench.append(stream, namedMany(1))).rejects.toMatchObject({ code: 4 })
    await expect(bench.readStream(stream)).rejects.toMatchObject({ code: 14 })
  })
})

describe('open calls', () => {
  test('are counted until client and server are done with them', async () => {
    for (let batch = 0; batch < 10; batch += 1)
      await bench.append(stream, namedMany(100, { pad: 'x'.repeat(1_000) }))
    const before = await server.counters()
    const read = bench.client.readStream(stream)
    const listener = heardFrom(bench.client.subscribeToAll())
    await server.until(({ openReads, openSubscriptions }) => openReads === 1 && openSubscriptions === 1)
    await listener.leave()
    await read.cancel()
    read.resume()
    const counters = await server.until(
      ({ openReads, openSubscriptions }) => openReads + openSubscriptions === 0,
    )
    expect(counters).toEqual({
      ...before,
      reads: before.reads + 1,
      leftReads: before.leftReads + 1,
      subscriptions: before.subscriptions + 1,
      openAppendCalls: 1,
    })
  })

  test('can be interrupted', async () => {
    const listener = heardFrom(bench.client.subscribeToAll())
    await listener.until(1)
    await server.interrupt('subscribe', { kind: 'tooSlow' })
    expect(await listener.failure()).toMatchObject({ code: 10, type: 'timeout' })
  })
})

describe('a killed server', () => {
  test('starts again with everything that it acknowledged, at the same positions', async () => {
    await bench.append(stream, namedMany(3))
    const before = await bench.readAll({})
    await server.kill()
    await expect(bench.append(stream, namedMany(1))).rejects.toMatchObject({ code: 14 })
    await server.restart()
    expect(await bench.readAll({})).toEqual(before)
    const { position } = await bench.append(stream, [named('next')], 2n)
    expect((await bench.readStream(stream, { fromRevision: 3n })).map(event => event.position)).toEqual([
      position,
    ])
  })

  test('knows a repeat at its revision, and no longer one at any revision', async () => {
    const events = namedMany(2)
    const first = await bench.append(stream, events, 'any')
    await server.restart()
    expect(await bench.append(stream, events, 'no_stream')).toEqual(first)
    expect(await bench.append(stream, events, 'any')).toMatchObject({ revision: 3 })
  })
})

test('a suspended server answers nothing until it resumes', async () => {
  await bench.append(stream, [named('first')])
  server.pause()
  const appended = bench.append(stream, [named('second')])
  const isAnswered = await Promise.race([
    appended.then(() => true),
    new Promise(resolve => setTimeout(resolve, 200)),
  ])
  expect(isAnswered).toBeUndefined()
  server.resume()
  expect(await appended).toMatchObject({ revision: 1 })
})

test('foreign content is part of the log', async () => {
  await server.record(foreignContent.others(2), 3)
  await server.record(foreignContent.link('orders-4711', 0))
  await server.record(foreignContent.streamMetadata('orders-4711'))
  await server.record(foreignContent.settings())
  const streams = (await bench.readAll({})).map(({ stream }) => stream)
  expect(streams.slice(-9)).toEqual([
    ...Array.from({ length: 6 }, () => 'orders-4711'),
    '$ce-orders',
    '$$orders-4711',
    '$settings',
  ])
})
