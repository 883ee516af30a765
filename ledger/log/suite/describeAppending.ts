import { describe, expect, test } from 'vitest'
import { genesisHash, sealRecordedEvent } from '../chain.ts'
import { noStream } from '../port.ts'
import { EventIdReused, UnfitForLog } from '../prepareAppend.ts'
import type { LogBench } from './logBench.ts'
import { collect, namedEvent, namesOf } from './logFixture.ts'

export const describeAppending = (bench: () => LogBench, knowsIdsEverywhere: boolean) => {
  describe('append', () => {
    test('starts a stream and continues it at the revision it is at', async () => {
      const { log, prefix } = bench()
      const stream = `${prefix}a`
      const first = await log.append(stream, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      const next = await log.append(stream, [namedEvent(`${prefix}3`)], 1)
      expect(first).toMatchObject({ repeated: false, events: [{ stream, revision: 0 }, { revision: 1 }] })
      expect(next).toMatchObject({ repeated: false, events: [{ stream, revision: 2 }] })
    })

    test('answers wrongRevision with the revision the stream is at, and records nothing', async () => {
      const { log, prefix } = bench()
      const stream = `${prefix}a`
      await log.append(stream, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      for (const expected of [noStream, 0, 2, 7])
        expect(await log.append(stream, [namedEvent(`${prefix}${expected}x`)], expected)).toEqual({
          kind: 'wrongRevision',
          actual: 1,
        })
      expect(await log.append(`${prefix}new`, [namedEvent(`${prefix}y`)], 0)).toEqual({
        kind: 'wrongRevision',
        actual: noStream,
      })
      expect(await collect(log.readStream(stream))).toHaveLength(2)
    })

    test('appends to whatever is there when any revision is right', async () => {
      const { log, prefix } = bench()
      const stream = `${prefix}a`
      await log.append(stream, [namedEvent(`${prefix}1`)], 'any')
      await log.append(stream, [namedEvent(`${prefix}2`)], 'any')
      expect(namesOf(await collect(log.readStream(stream)))).toEqual([`${prefix}1`, `${prefix}2`])
    })

    test('takes the events of one append together or not at all', async () => {
      const { log, prefix } = bench()
      const stream = `${prefix}a`
      await log.append(stream, [namedEvent(`${prefix}1`)], noStream)
      const mixed = [namedEvent(`${prefix}2`), namedEvent(`${prefix}3`)]
      await log.append(stream, mixed, noStream)
      expect(await collect(log.readStream(stream))).toHaveLength(1)
      await log.append(stream, mixed, 0)
      expect(await collect(log.readStream(stream))).toHaveLength(3)
    })

    test('keeps the order of calls that were not awaited', async () => {
      const { log, prefix } = bench()
      const numbers = Array.from({ length: 100 }, (_, index) => index)
      const results = await Promise.all(
        numbers.map(index => log.append(`${prefix}a`, [namedEvent(`${prefix}${index}`)], index - 1)),
      )
      expect(results.map(result => result.kind)).toEqual(numbers.map(() => 'appended'))
    })

    test('chains every event to the one before it in its stream', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      await log.append(`${prefix}b`, [namedEvent(`${prefix}other`)], noStream)
      await log.append(`${prefix}a`, [namedEvent(`${prefix}3`)], 1)
      let previous = genesisHash
      for (const event of await collect(log.readStream(`${prefix}a`))) {
        expect(event.hash).toBe(sealRecordedEvent(previous, event))
        previous = event.hash
      }
    })

    test('gives grows-only moments and positions', async () => {
      const { log, prefix } = bench()
      for (const index of [0, 1, 2])
        await log.append(`${prefix}${index}`, [namedEvent(`${prefix}${index}`)], 'any')
      const events = await collect(log.readAll(undefined, { streamPrefixes: [prefix] }))
      const positions = events.map(event => event.position)
      expect(positions).toEqual([...new Set(positions)].sort((left, right) => left - right))
      const moments = events.map(event => event.recordedAt)
      expect(moments).toEqual([...moments].sort())
    })
  })

  describe('append, sent again', () => {
    test('answers what was recorded the first time', async () => {
      const { log, prefix } = bench()
      const events = [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)]
      const first = await log.append(`${prefix}a`, events, noStream)
      await log.append(`${prefix}a`, [namedEvent(`${prefix}3`)], 1)
      const again = await log.append(`${prefix}a`, events, noStream)
      expect(again).toEqual({ ...first, repeated: true })
      expect(await log.append(`${prefix}a`, events, 'any')).toEqual(again)
      expect(await collect(log.readStream(`${prefix}a`))).toHaveLength(3)
    })

    test('is wrongRevision when only a part of it stands there', async () => {
      const { log, prefix } = bench()
      const [one, two, three] = [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`), namedEvent(`${prefix}3`)]
      await log.append(`${prefix}a`, [one, two], noStream)
      expect(await log.append(`${prefix}a`, [one, two, three], noStream)).toEqual({
        kind: 'wrongRevision',
        actual: 1,
      })
      expect(await log.append(`${prefix}a`, [two, three], noStream)).toEqual({
        kind: 'wrongRevision',
        actual: 1,
      })
    })

    test.runIf(knowsIdsEverywhere)('is refused in another stream, and spoils no other append', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`)], noStream)
      const [reused, sound] = await Promise.allSettled([
        log.append(`${prefix}b`, [namedEvent(`${prefix}1`)], noStream),
        log.append(`${prefix}c`, [namedEvent(`${prefix}2`)], noStream),
      ])
      expect(reused).toMatchObject({ status: 'rejected', reason: expect.any(EventIdReused) })
      expect(sound).toMatchObject({ status: 'fulfilled', value: { kind: 'appended' } })
    })
  })

  describe('append of what is', () => {
    const weird = {
      name: 'O’Neill "the\\quote" {a,b} NULL',
      'key with "quotes"': ["tab\t, line\n, zero\u0000, it's", '日本語 🌳 é', '\ud800 half a pair'],
      nested: { numbers: [0, -1, 1.5, 9_007_199_254_740_991, 1e-7], nothing: null, empty: {}, yes: true },
    }

    test('weird keeps every character', async () => {
      const { log, prefix } = bench()
      const stream = `${prefix}O’Neill "{,}" 🌳`
      await log.append(stream, [namedEvent(`${prefix}1`, weird)], noStream)
      const [event] = await collect(log.readStream(stream))
      expect(event).toMatchObject({ stream, data: weird })
      if (event) expect(event.hash).toBe(sealRecordedEvent(genesisHash, event))
    })

    test('big keeps every byte', async () => {
      const { log, prefix } = bench()
      const text = 'ü'.repeat(450_000)
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`, { text })], noStream)
      const [event] = await collect(log.readStream(`${prefix}a`))
      expect(event?.data.text === text).toBe(true)
    })

    test('not JSON is refused with an error that names the field', async () => {
      const { log, prefix } = bench()
      // Types forbid a BigInt; data that came through a cast would still carry one.
      const data = Object.assign(Object.create(null), { points: [1, 10n] })
      await expect(log.append(`${prefix}a`, [namedEvent(`${prefix}1`, data)], noStream)).rejects.toThrow(
        /points\[1\] is a bigint \(10\)/,
      )
    })

    test('empty, oversized, doubled or badly named is refused', async () => {
      const { log, prefix } = bench()
      const one = namedEvent(`${prefix}1`)
      const refused = [
        log.append(`${prefix}a`, [], noStream),
        log.append(`${prefix}a`, [one, one], noStream),
        log.append(`${prefix}a`, [namedEvent(`${prefix}2`, { text: 'x'.repeat(1_000_001) })], noStream),
        log.append(
          `${prefix}a`,
          [1, 2, 3].map(index => namedEvent(`${prefix}${index}`, { text: 'x'.repeat(400_000) })),
          noStream,
        ),
        log.append('', [one], noStream),
        log.append('$system', [one], noStream),
        log.append('a\u0000b', [one], noStream),
      ]
      for (const result of await Promise.allSettled(refused))
        expect(result).toMatchObject({ status: 'rejected', reason: expect.any(UnfitForLog) })
    })

    test('an id or a version that a store would keep as another one is refused, and the others go through', async () => {
      const { log, prefix } = bench()
      const one = namedEvent(`${prefix}1`)
      const versions = [1.5, 0, -1, Number.NaN, 2 ** 31].map(version => ({ ...one, version }))
      const ids = [`${one.id}0`, one.id.slice(1), one.id.toUpperCase(), ''].map(id => ({ ...one, id }))
      const bent = [...versions, ...ids].map((event, index) =>
        log.append(`${prefix}${index}`, [event], noStream),
      )
      const fit = log.append(`${prefix}a`, [one], noStream)
      for (const result of await Promise.allSettled(bent))
        expect(result).toMatchObject({
          status: 'rejected',
          reason: { name: 'UnfitForLog', message: expect.stringMatching(/Give the whole number|Derive it/) },
        })
      expect(await fit).toMatchObject({ kind: 'appended', events: [one] })
    })
  })
}
