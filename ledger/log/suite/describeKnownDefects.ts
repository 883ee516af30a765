import { describe, expect, test } from 'vitest'
import { sealRecordedEvent } from '../chain.ts'
import { noStream } from '../port.ts'
import { verifyChain } from '../verifyChain.ts'
import type { LogBench } from './logBench.ts'
import { collect, listenTo, namedEvent, namesOf, writeAll } from './logFixture.ts'

/** Defects by which other ledgers and event stores lost, duplicated or changed acknowledged events, each tried here. */
export const describeKnownDefects = (bench: () => LogBench, knowsIdsEverywhere: boolean) => {
  describe('is free of what others suffered from:', () => {
    test('Emmett #336: a reader that resumes by position at a batch boundary skips what committed late', async () => {
      const { log, prefix } = bench()
      let checkpoint = await log.head()
      const seen: number[] = []
      let isWriting = true
      const poll = async () => {
        const events = await collect(log.readAll(checkpoint, { streamPrefixes: [prefix] }))
        seen.push(...events.map(event => event.position))
        checkpoint = events.at(-1)?.position ?? checkpoint
      }
      const polling = (async () => {
        while (isWriting) await poll()
      })()
      const written = (await writeAll(log, prefix)).flat().sort((left, right) => left - right)
      isWriting = false
      await polling
      await poll()
      expect(seen).toEqual(written)
    })

    test('Eventuous #582: twenty parallel appends all say yes, and some of their events are gone', async () => {
      const { log, prefix } = bench()
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          log.append(`${prefix}a`, [namedEvent(`${prefix}${index}`)], 'any'),
        ),
      )
      const acknowledged = results.flatMap(result => (result.kind === 'appended' ? result.events : []))
      const recorded = await collect(log.readStream(`${prefix}a`))
      expect(acknowledged).toHaveLength(20)
      expect(acknowledged.toSorted((left, right) => left.revision - right.revision)).toEqual(recorded)
    })

    test('Eventuous #582, at one revision: more than one of twenty rivals gets a success', async () => {
      const { log, prefix } = bench()
      for (let revision = noStream; revision < 4; revision += 1) {
        const results = await Promise.all(
          Array.from({ length: 20 }, (_, rival) =>
            log.append(`${prefix}a`, [namedEvent(`${prefix}${revision}.${rival}`)], revision),
          ),
        )
        expect(results.filter(result => result.kind === 'appended')).toHaveLength(1)
      }
      expect(await collect(log.readStream(`${prefix}a`))).toHaveLength(5)
    })

    test('Emmett: appends that expect no revision fail when many meet on one stream', async () => {
      const { log, prefix } = bench()
      const names = Array.from({ length: 16 }, (_, writer) =>
        Array.from({ length: 5 }, (_each, turn) => `${prefix}${writer}.${turn}`),
      )
      const results = await Promise.allSettled(
        names.map(async own => {
          for (const name of own) await log.append(`${prefix}a`, [namedEvent(name)], 'any')
        }),
      )
      expect(results.filter(result => result.status === 'rejected')).toEqual([])
      const recorded = namesOf(await collect(log.readStream(`${prefix}a`)))
      expect(recorded).toHaveLength(names.flat().length)
      for (const own of names) expect(recorded.filter(name => own.some(each => each === name))).toEqual(own)
    })

    test.runIf(knowsIdsEverywhere)(
      'Blnk #240: a record is committed although the balance that belongs to it was refused',
      async () => {
        const { log, prefix } = bench()
        await log.append(`${prefix}elsewhere`, [namedEvent(`${prefix}balance`)], noStream)
        const record = [namedEvent(`${prefix}record`), namedEvent(`${prefix}balance`)]
        await expect(log.append(`${prefix}a`, record, noStream)).rejects.toThrow()
        expect(await collect(log.readStream(`${prefix}a`))).toEqual([])
      },
    )

    test('Formance #1633: the same key twice in one batch brings it down, or is recorded twice', async () => {
      const { log, prefix } = bench()
      const events = [namedEvent(`${prefix}1`)]
      const results = await Promise.all([
        log.append(`${prefix}a`, events, noStream),
        log.append(`${prefix}a`, events, noStream),
        log.append(`${prefix}b`, [namedEvent(`${prefix}2`)], noStream),
        log.append(`${prefix}a`, events, 'any'),
      ])
      expect(results.map(result => result.kind)).toEqual(['appended', 'appended', 'appended', 'appended'])
      expect(results.map(result => result.kind === 'appended' && result.repeated)).toEqual([
        false,
        true,
        false,
        true,
      ])
      expect(await collect(log.readStream(`${prefix}a`))).toHaveLength(1)
    })

    test('Formance: the hash leaves the id out, so that an event can change places with another', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      const [first, second] = await collect(log.readStream(`${prefix}a`))
      if (!first || !second) throw new Error('Two events were recorded.')
      const forged = [first, { ...second, id: namedEvent(`${prefix}3`).id }]
      async function* forgedLog() {
        yield forged
      }
      expect(await verifyChain({ readAll: forgedLog })).toMatchObject({
        kind: 'broken',
        fault: 'altered',
        event: forged[1],
      })
    })

    test('Blnk: two different records have one hash, because the text may contain a delimiter', async () => {
      const { log, prefix } = bench()
      const bodies = [
        { from: 'a|b', to: 'c' },
        { from: 'a', to: 'b|c' },
        { from: 'a', to: 'b', note: 'c' },
        { from: '"a","to":"b', to: 'c' },
      ]
      const hashes = new Set<string>()
      for (const [index, data] of bodies.entries()) {
        await log.append(`${prefix}${index}`, [namedEvent(`${prefix}${index}`, data)], noStream)
        const [event] = await collect(log.readStream(`${prefix}${index}`))
        // Sealed as the same event of the same stream, so that nothing but the body tells them apart.
        if (event)
          hashes.add(
            sealRecordedEvent('', { ...event, stream: 's', id: 'i', recordedAt: '', metadata: fixed }),
          )
      }
      expect(hashes.size).toBe(bodies.length)
    })

    test('Castore: an event is overwritten on request', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`, { points: 5 })], noStream)
      for (const expected of [noStream, 'any'] as const)
        expect(
          await log.append(`${prefix}a`, [namedEvent(`${prefix}1`, { points: 500 })], expected),
        ).toMatchObject({ kind: 'wrongRevision' })
      expect((await collect(log.readStream(`${prefix}a`))).map(event => event.data)).toEqual([{ points: 5 }])
    })

    test('designs by transaction id: who stands still in the middle of reading holds up everybody', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      const sleeper = log.readStream(`${prefix}a`, 0, 1)[Symbol.asyncIterator]()
      const read = [...((await sleeper.next()).value ?? [])]

      const before = await log.head()
      const listener = listenTo(log, before, [prefix])
      for (let number = 0; number < 5; number += 1)
        await log.append(`${prefix}b`, [namedEvent(`${prefix}b${number}`)], number - 1)
      await listener.until(5)
      await listener.stop()
      expect(await collect(log.readAll(before, { streamPrefixes: [prefix] }))).toHaveLength(5)

      for (let next = await sleeper.next(); !next.done; next = await sleeper.next()) read.push(...next.value)
      expect(namesOf(read)).toEqual([`${prefix}1`, `${prefix}2`])
    })
  })
}

const { metadata: fixed } = namedEvent('fixed')
