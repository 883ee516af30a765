import { describe, expect, test } from 'vitest'
import { type AppendResult, type EventLog, noStream } from '../port.ts'
import type { LogBench } from './describeEventLog.ts'
import { collect, listenTo, namedEvent } from './logFixture.ts'

const writers = 32
const perWriter = 20

const positionsOf = (result: AppendResult): readonly number[] =>
  result.kind === 'appended' ? result.events.map(event => event.position) : []

/** Every writer appends to a stream of its own, one after the other, with one to three events at a time. */
const writeAll = (log: EventLog, prefix: string): Promise<readonly (readonly number[])[]> =>
  Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      const positions: number[] = []
      let revision = noStream
      for (let turn = 0; turn < perWriter; turn += 1) {
        const count = 1 + ((writer + turn) % 3)
        const events = Array.from({ length: count }, (_, index) =>
          namedEvent(`${prefix}${writer}.${turn}.${index}`),
        )
        positions.push(...positionsOf(await log.append(`${prefix}${writer}`, events, revision)))
        revision += count
      }
      return positions
    }),
  )

export const describeConcurrency = (bench: () => LogBench) => {
  describe('with many writers', () => {
    test('a reader that follows them misses nothing and hears nothing twice', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      const listener = listenTo(log, before, [prefix])
      const written = (await writeAll(log, prefix)).flat().sort((left, right) => left - right)
      await listener.until(written.length)
      await listener.stop()
      expect(listener.heard.map(event => event.position)).toEqual(written)
    })

    test('a reader that polls by position alone misses nothing', async () => {
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

    test('of rivals for one revision exactly one wins', async () => {
      const { log, prefix } = bench()
      for (let revision = noStream; revision < 4; revision += 1) {
        const results = await Promise.all(
          Array.from({ length: 16 }, (_, rival) =>
            log.append(`${prefix}a`, [namedEvent(`${prefix}${revision}.${rival}`)], revision),
          ),
        )
        expect(results.filter(result => result.kind === 'appended')).toHaveLength(1)
      }
      expect(await collect(log.readStream(`${prefix}a`))).toHaveLength(5)
    })

    test('everybody who may append anywhere is recorded', async () => {
      const { log, prefix } = bench()
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          log.append(`${prefix}a`, [namedEvent(`${prefix}${index}`)], 'any'),
        ),
      )
      expect(results.every(result => result.kind === 'appended' && !result.repeated)).toBe(true)
      expect(await collect(log.readStream(`${prefix}a`))).toHaveLength(20)
    })
  })
}
