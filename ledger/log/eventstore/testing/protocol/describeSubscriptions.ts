import { eventTypeFilter, streamNameFilter } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import {
  at,
  heardFrom,
  listenWithoutReading,
  named,
  namedMany,
  type ProtocolBench,
  type SeenEvent,
} from './protocolBench.ts'

const thrown = { type: 'unknown', code: 2, message: '2 UNKNOWN: Exception was thrown by handler.' }

const tooSlow = {
  type: 'timeout',
  code: 10,
  message:
    '10 ABORTED: Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
}

const positionOf = (events: readonly SeenEvent[], index: number) => at(events[index]?.position ?? Number.NaN)

export const describeSubscriptions = (bench: () => ProtocolBench, dropsSlowConsumers: boolean) => {
  describe('a subscription to $all', () => {
    test('is confirmed, catches up after its position, says so, and goes on', async () => {
      const { client, append, newStream, readStream } = bench()
      const stream = newStream()
      await append(stream, namedMany(3))
      const fromPosition = positionOf(await readStream(stream), 0)
      const filter = streamNameFilter({ prefixes: [stream] })
      const listener = heardFrom(client.subscribeToAll({ fromPosition, filter }))
      await listener.until(4)
      await append(stream, [named('live')])
      await listener.until(5)
      await listener.leave()
      expect(listener.heard).toEqual(['confirmed', '1', '2', 'caught up', 'live'])
    })

    test('from the end gets live events alone', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      await append(stream, namedMany(3))
      const filter = streamNameFilter({ prefixes: [stream] })
      const listener = heardFrom(client.subscribeToAll({ fromPosition: 'end', filter }))
      await listener.until(2)
      await append(stream, [named('live')])
      await listener.until(3)
      await listener.leave()
      expect(listener.heard).toEqual(['confirmed', 'caught up', 'live'])
    })

    test('fails at a position that is no start of a record', async () => {
      const { client, append, newStream } = bench()
      const { position } = await append(newStream(), namedMany(3))
      for (const filter of [undefined, streamNameFilter({ prefixes: ['protocol'] })]) {
        const options = { fromPosition: at(position - 1), ...(filter ? { filter } : {}) }
        expect(await heardFrom(client.subscribeToAll(options)).failure()).toMatchObject(thrown)
      }
    })

    test('fails with a pattern that is none', async () => {
      const { client } = bench()
      const filter = streamNameFilter({ regex: '(' })
      expect(await heardFrom(client.subscribeToAll({ filter })).failure()).toMatchObject(thrown)
    })

    test.each([
      [
        'prefixes of streams',
        (stream: string) => streamNameFilter({ prefixes: [`${stream}a`, `${stream}b`] }),
      ],
      ['a pattern of streams', (stream: string) => streamNameFilter({ regex: `^${stream}[ab]` })],
      ['prefixes of types', (stream: string) => eventTypeFilter({ prefixes: [`${stream}a`, `${stream}b`] })],
      ['a pattern of types', (stream: string) => eventTypeFilter({ regex: `^${stream}[ab]` })],
    ])('is filtered by %s', async (_kind, filterOf) => {
      const { client, append, newStream } = bench()
      const stream = newStream().replace('.', '-')
      for (const kind of ['a1', 'b1', 'c1', 'b2'])
        await append(`${stream}${kind}`, [named(kind, { type: `${stream}${kind}` })])
      const listener = heardFrom(client.subscribeToAll({ filter: filterOf(stream) }))
      await listener.until(5)
      await append(`${stream}c2`, [named('c2', { type: `${stream}c2` })])
      await append(`${stream}a2`, [named('a2', { type: `${stream}a2` })])
      await listener.until(6)
      await listener.leave()
      expect(listener.heard).toEqual(['confirmed', 'a1', 'b1', 'b2', 'caught up', 'a2'])
    })

    test('gets checkpoints from which another one goes on without a loss', async () => {
      const { client, append, newStream } = bench()
      const [stream, other] = [newStream(), newStream()]
      const { position } = await append(other, [named('before')])
      for (const name of ['one', 'two', 'three']) {
        await append(other, namedMany(25))
        await append(stream, [named(name)])
      }
      const heard: { readonly place: { commit: bigint; prepare: bigint }; readonly events: number }[] = []
      const listener = heardFrom(
        client.subscribeToAll({
          fromPosition: at(position),
          filter: streamNameFilter({
            prefixes: [stream],
            maxSearchWindow: 10,
            checkpointReached: async (_subscription, place) => {
              heard.push({ place, events: listener.events.length })
            },
          }),
        }),
      )
      await listener.until(5)
      await append(other, namedMany(20))
      await append(stream, [named('four')])
      await listener.until(6)
      await listener.leave()
      expect(heard.length).toBeGreaterThanOrEqual(8)
      for (const { place, events } of heard) {
        const filter = streamNameFilter({ prefixes: [stream] })
        const resumed = heardFrom(client.subscribeToAll({ fromPosition: place, filter }))
        await resumed.until(2 + 4 - events)
        await resumed.leave()
        expect(resumed.events.map(({ name }) => name)).toEqual(['one', 'two', 'three', 'four'].slice(events))
      }
    })

    test('whose consumer does not keep up is dropped, and resumes from what it has', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      const filter = streamNameFilter({ prefixes: [stream] })
      const { position } = await append(newStream(), [named('before')])
      const listener = listenWithoutReading(client.subscribeToAll({ fromPosition: at(position), filter }))
      await listener.until(2)
      for (let batch = 0; batch < 30; batch += 1) await append(stream, namedMany(100))
      listener.read()
      const failure = await listener.untilEventsOrFailure(3_000)
      if (dropsSlowConsumers || failure) expect(failure).toMatchObject(tooSlow)
      await listener.leave()
      const first = [...listener.events]
      const fromPosition = at(first.at(-1)?.position ?? position)
      const resumed = heardFrom(client.subscribeToAll({ fromPosition, filter }))
      await resumed.until(2 + 3_000 - first.length)
      await resumed.leave()
      const revisions = [...first, ...resumed.events].map(({ revision }) => revision)
      expect(revisions).toEqual(Array.from({ length: 3_000 }, (_, revision) => revision))
    })

    test('whose consumer is slow while it catches up is waited for', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      for (let batch = 0; batch < 30; batch += 1) await append(stream, namedMany(100))
      const filter = streamNameFilter({ prefixes: [stream] })
      const listener = listenWithoutReading(client.subscribeToAll({ filter }))
      await listener.until(1)
      for (let batch = 0; batch < 10; batch += 1) await append(stream, namedMany(100))
      listener.read()
      await listener.until(4_001)
      await listener.leave()
      expect(listener.events).toHaveLength(4_000)
    })

    test('waits for a place when 100 calls are open on its connection', async () => {
      const client = bench().newConnection()
      const opened = Array.from({ length: 101 }, () =>
        heardFrom(client.subscribeToAll({ fromPosition: 'end' })),
      )
      await Promise.all(opened.slice(0, 100).map(listener => listener.until(1)))
      expect(opened[100]?.heard).toEqual([])
      await opened[0]?.leave()
      await opened[100]?.until(1)
      await Promise.all(opened.map(listener => listener.leave()))
      await client.dispose()
    })
  })

  describe('a subscription to a stream', () => {
    test('catches up after its revision, says so, and goes on', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      await append(stream, namedMany(3))
      const listener = heardFrom(client.subscribeToStream(stream, { fromRevision: 1n }))
      await listener.until(3)
      await append(stream, [named('live')])
      await listener.until(4)
      await listener.leave()
      expect(listener.heard).toEqual(['confirmed', '2', 'caught up', 'live'])
    })

    test('waits for a stream that does not exist yet', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      const listener = heardFrom(client.subscribeToStream(stream))
      await listener.until(1)
      await append(stream, [named('first')])
      await listener.until(3)
      await listener.leave()
      expect(listener.heard).toEqual(['confirmed', 'first', 'caught up'])
    })
  })
}
