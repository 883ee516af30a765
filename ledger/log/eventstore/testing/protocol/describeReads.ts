import { describe, expect, test } from 'vitest'
import { at, named, namedMany, type ProtocolBench } from './protocolBench.ts'

const noRecord = { type: 'unknown', code: 2, message: '2 UNKNOWN: Unexpected ReadAllResult: Error' }
const thrown = { type: 'unknown', code: 2, message: '2 UNKNOWN: Exception was thrown by handler.' }

export const describeReads = (bench: () => ProtocolBench) => {
  /** A stream of three events, and the positions of these. */
  const threeEvents = async () => {
    const { append, newStream, readStream } = bench()
    const stream = newStream()
    await append(stream, namedMany(3), 'no_stream')
    const [first = 0, second = 0, third = 0] = (await readStream(stream)).map(({ position }) => position)
    return { stream, first, second, third }
  }

  describe('a read of $all', () => {
    test('begins with the event at a position', async () => {
      const { readAll } = bench()
      const { stream, second } = await threeEvents()
      expect(await readAll({ fromPosition: at(second), maxCount: 1 })).toMatchObject([
        { stream, revision: 1 },
      ])
    })

    test('backwards begins with the event before a position', async () => {
      const { readAll } = bench()
      const { stream, second } = await threeEvents()
      const backwards = { direction: 'backwards', maxCount: 1 } as const
      expect(await readAll({ ...backwards, fromPosition: at(second) })).toMatchObject([
        { stream, revision: 0 },
      ])
      expect(await readAll({ ...backwards, fromPosition: 'start' })).toEqual([])
    })

    test.each(['forwards', 'backwards'] as const)(
      'fails %s at a position that is no start of a record',
      async direction => {
        const { readAll } = bench()
        const { second } = await threeEvents()
        for (const step of [-1, 1, 40])
          await expect(readAll({ direction, fromPosition: at(second + step) })).rejects.toMatchObject(
            noRecord,
          )
      },
    )

    test('finds nothing behind the end, and backwards fails there', async () => {
      const { readAll } = bench()
      const { third } = await threeEvents()
      const behind = at(third + 1_000_000_000)
      expect(await readAll({ fromPosition: behind })).toEqual([])
      expect(await readAll({ fromPosition: 'end' })).toEqual([])
      await expect(readAll({ direction: 'backwards', fromPosition: behind })).rejects.toMatchObject(noRecord)
    })

    test('fails where the prepare position is above the commit position', async () => {
      const { readAll } = bench()
      const { second, third } = await threeEvents()
      const fromPosition = { commit: BigInt(second), prepare: BigInt(third) }
      await expect(readAll({ fromPosition })).rejects.toMatchObject(thrown)
    })

    test('shows system events, and hides those of the epochs', async () => {
      const { readAll } = bench()
      const events = await readAll({ maxCount: 5 })
      expect(events.some(({ stream }) => stream === '$$$scavenges')).toBe(true)
      expect(events.some(({ stream }) => stream === '$epoch-information')).toBe(false)
    })

    test('counts the events that it sends', async () => {
      const { append, newStream, readAll } = bench()
      const stream = newStream()
      await append(stream, namedMany(100))
      const backwards = await readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 70 })
      expect(backwards).toHaveLength(70)
    })
  })

  describe('a read of a stream', () => {
    test('begins at a revision, and ends with the stream', async () => {
      const { readStream } = bench()
      const { stream } = await threeEvents()
      const revisions = async (options: Parameters<typeof readStream>[1]) =>
        (await readStream(stream, options)).map(({ revision }) => revision)
      expect(await revisions({ fromRevision: 1n })).toEqual([1, 2])
      expect(await revisions({ fromRevision: 3n })).toEqual([])
      expect(await revisions({ maxCount: 2 })).toEqual([0, 1])
      const direction = 'backwards'
      expect(await revisions({ direction, fromRevision: 'end' })).toEqual([2, 1, 0])
      expect(await revisions({ direction, fromRevision: 17n })).toEqual([2, 1, 0])
      expect(await revisions({ direction, fromRevision: 1n, maxCount: 1 })).toEqual([1])
    })

    test('fails where there is no such stream', async () => {
      const { newStream, readStream } = bench()
      const streamName = newStream()
      for (const direction of ['forwards', 'backwards'] as const)
        await expect(readStream(streamName, { direction })).rejects.toMatchObject({
          type: 'stream-not-found',
          streamName,
        })
    })

    test('includes what is appended while the reader takes its time', async () => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      await append(stream, namedMany(150, { pad: 'x'.repeat(5_000) }))
      const events: unknown[] = []
      for await (const { event } of client.readStream<never>(stream)) {
        if (events.length === 0) await append(stream, [named('last')])
        events.push(event)
      }
      expect(events).toHaveLength(151)
    })
  })
}
