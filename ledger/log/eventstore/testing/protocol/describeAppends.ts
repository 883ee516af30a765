import { randomUUID } from 'node:crypto'
import { jsonEvent } from '@eventstore/db-client'
import { describe, expect, test } from 'vitest'
import { recordBytes } from '../logRecord.ts'
import { named, namedMany, type ProtocolBench } from './protocolBench.ts'

const megabyte = 1_024 * 1_024
/** Any credentials make the client send an append by a call of its own. */
const byOwnCall = { credentials: { username: 'specs', password: 'ignored' } }

/** An event whose data takes so many bytes. */
const ofBytes = (bytes: number) => jsonEvent({ type: 'Noted', data: 'x'.repeat(bytes - 2) })

export const describeAppends = (bench: () => ProtocolBench) => {
  describe('an append', () => {
    test('is answered with the position of its last event', async () => {
      const { append, newStream, readStream } = bench()
      const stream = newStream()
      const answer = await append(stream, namedMany(3), 'no_stream')
      const events = await readStream(stream)
      expect(answer).toEqual({ revision: 2, position: events.at(-1)?.position })
    })

    test('gets positions that are offsets in bytes', async () => {
      const { append, newStream, readStream } = bench()
      const stream = newStream()
      await append(stream, [named('short'), named('long', { pad: 'é'.repeat(200) }), named('last')])
      const [first, second, third] = (await readStream(stream)).map(({ position }) => position)
      const bytesOf = (name: string, pad: string) =>
        recordBytes(stream, {
          id: '',
          type: 'Noted',
          isJson: true,
          metadata: Buffer.from('{}'),
          data: Buffer.from(JSON.stringify({ name, pad })),
        })
      expect((second ?? 0) - (first ?? 0)).toBe(bytesOf('short', ''))
      expect((third ?? 0) - (second ?? 0)).toBe(bytesOf('long', 'é'.repeat(200)))
    })

    test.each([
      ['shared call', {}],
      ['call of its own', byOwnCall],
    ])('at a wrong revision is refused with what is there, by a %s', async (_call, options) => {
      const { client, append, newStream } = bench()
      const stream = newStream()
      const missing = newStream()
      await append(stream, namedMany(2), 'no_stream')
      for (const [name, expectedRevision, actualVersion] of [
        [stream, 0n, 1n],
        [stream, 7n, 1n],
        [stream, 'no_stream', 1n],
        [missing, 0n, 'no_stream'],
        [missing, 'stream_exists', 'no_stream'],
      ] as const)
        await expect(
          client.appendToStream(name, named('late'), { ...options, expectedRevision }),
        ).rejects.toMatchObject({
          type: 'wrong-expected-version',
          streamName: name,
          expectedVersion: expectedRevision,
          actualVersion,
        })
    })

    test('of the same ids at the same revision is answered as the first time', async () => {
      const { append, newStream, readStream } = bench()
      const stream = newStream()
      const events = namedMany(3)
      const first = await append(stream, events, 'no_stream')
      expect(await append(stream, events, 'no_stream')).toEqual(first)
      expect(await append(stream, events, 'any')).toEqual(first)
      expect(await append(stream, events, 'stream_exists')).toEqual(first)
      expect(await append(stream, events.slice(0, 2), 'no_stream')).toMatchObject({ revision: 1 })
      expect(await readStream(stream)).toHaveLength(3)
    })

    test('of the same id with other data is answered as a repeat', async () => {
      const { append, newStream, readStream } = bench()
      const stream = newStream()
      const id = randomUUID()
      await append(stream, [named('first', { id })], 'no_stream')
      expect(await append(stream, [named('other', { id })], 'no_stream')).toMatchObject({ revision: 0 })
      expect((await readStream(stream)).map(({ name }) => name)).toEqual(['first'])
    })

    test('of which only some ids are there is refused', async () => {
      const { append, newStream } = bench()
      const stream = newStream()
      const events = namedMany(2)
      await append(stream, events, 'no_stream')
      const [first, second] = events
      if (!first || !second) throw new Error('There are two events.')
      for (const expected of ['no_stream', 'any'] as const)
        await expect(append(stream, [first, named('new')], expected)).rejects.toMatchObject({
          type: 'wrong-expected-version',
        })
      await expect(append(stream, [second, named('new')], 0n)).rejects.toMatchObject({
        type: 'wrong-expected-version',
      })
    })

    test('of ids that another stream holds is a new one', async () => {
      const { append, newStream, readStream } = bench()
      const events = namedMany(2)
      const [one, other, third] = [newStream(), newStream(), newStream()]
      const first = await append(one, events, 'any')
      await append(other, events, 'no_stream')
      await append(third, events, 'any')
      expect(await readStream(other)).toHaveLength(2)
      expect(await readStream(third)).toHaveLength(2)
      expect(await append(one, events, 'any')).toEqual(first)
    })

    test.each([
      ['shared call', {}],
      ['call of its own', byOwnCall],
    ])('takes 1 MiB of data, whatever metadata there is, by a %s', async (_call, options) => {
      const { client, newStream } = bench()
      const stream = newStream()
      await client.appendToStream(stream, ofBytes(megabyte), options)
      const metadata = { note: 'x'.repeat(megabyte) }
      await client.appendToStream(stream, jsonEvent({ type: 'Noted', data: {}, metadata }), options)
      const tooBig = { type: 'maximum-append-size-exceeded', maxAppendSize: megabyte }
      for (const events of [[ofBytes(megabyte + 1)], [ofBytes(megabyte / 2), ofBytes(megabyte / 2 + 1)]])
        await expect(client.appendToStream(stream, events, options)).rejects.toMatchObject(tooBig)
    })

    test('whose deadline has passed is refused', async () => {
      const { client, newStream } = bench()
      const past = client.appendToStream(newStream(), named('late'), { deadline: -1_000 })
      await expect(past).rejects.toMatchObject({ type: 'deadline-exceeded' })
    })
  })
}
