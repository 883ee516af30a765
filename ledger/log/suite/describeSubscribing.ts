import { describe, expect, test } from 'vitest'
import { noStream } from '../port.ts'
import type { LogBench } from './logBench.ts'
import { listenTo, namedEvent, namesOf } from './logFixture.ts'

export const describeSubscribing = (bench: () => LogBench) => {
  describe('a subscription', () => {
    test('hears first what is there, then what comes, each once and in order', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`), namedEvent(`${prefix}2`)], noStream)
      const listener = listenTo(log, before)
      await listener.until(2)
      await log.append(`${prefix}b`, [namedEvent(`${prefix}3`)], noStream)
      await log.append(`${prefix}a`, [namedEvent(`${prefix}4`)], 1)
      await listener.until(4)
      await listener.stop()
      expect(namesOf(listener.heard)).toEqual([1, 2, 3, 4].map(index => `${prefix}${index}`))
    })

    test('goes on after the position it is given', async () => {
      const { log, prefix } = bench()
      const first = await log.append(`${prefix}a`, [namedEvent(`${prefix}1`)], noStream)
      await log.append(`${prefix}a`, [namedEvent(`${prefix}2`)], 0)
      const checkpoint = first.kind === 'appended' ? first.events[0]?.position : undefined
      const listener = listenTo(log, checkpoint ?? Number.NaN)
      await listener.until(1)
      await listener.stop()
      expect(namesOf(listener.heard)).toEqual([`${prefix}2`])
    })

    test('hears only the streams it asked for', async () => {
      const { log, prefix } = bench()
      const listener = listenTo(log, await log.head(), [`${prefix}member-`])
      for (const index of [1, 2, 3]) {
        await log.append(`${prefix}fund-1`, [namedEvent(`${prefix}fund${index}`)], index - 2)
        await log.append(`${prefix}member-1`, [namedEvent(`${prefix}member${index}`)], index - 2)
      }
      await listener.until(3)
      await listener.stop()
      expect(namesOf(listener.heard)).toEqual([1, 2, 3].map(index => `${prefix}member${index}`))
    })

    test('waits for its handler before it brings more', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      let busy = 0
      let busiest = 0
      let heard = 0
      const done = Promise.withResolvers<void>()
      const subscription = log.subscribeAll(
        before,
        async events => {
          busy += 1
          busiest = Math.max(busiest, busy)
          await new Promise(resolve => setImmediate(resolve))
          busy -= 1
          heard += events.length
          if (heard === 20) done.resolve()
        },
        { streamPrefixes: [prefix] },
      )
      for (let index = 0; index < 20; index += 1)
        await log.append(`${prefix}${index}`, [namedEvent(`${prefix}${index}`)], noStream)
      await done.promise
      await subscription.stop()
      expect(busiest).toBe(1)
    })

    test('brings nothing after it was stopped', async () => {
      const { log, prefix } = bench()
      const stopped = listenTo(log, await log.head(), [prefix])
      const witness = listenTo(log, await log.head(), [prefix])
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`)], noStream)
      await Promise.all([stopped.until(1), witness.until(1)])
      await stopped.stop()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}2`)], 0)
      await witness.until(2)
      await witness.stop()
      expect(namesOf(stopped.heard)).toEqual([`${prefix}1`])
    })

    test('ends with the error of a handler that threw, and brings nothing more', async () => {
      const { log, prefix } = bench()
      const heard: unknown[] = []
      const subscription = log.subscribeAll(
        await log.head(),
        async events => {
          heard.push(...namesOf(events))
          throw new Error('The read model refused.')
        },
        { streamPrefixes: [prefix] },
      )
      const ended = expect(subscription.stopped).rejects.toThrow('The read model refused.')
      await log.append(`${prefix}a`, [namedEvent(`${prefix}1`)], noStream)
      await ended
      await log.append(`${prefix}a`, [namedEvent(`${prefix}2`)], 0)
      await subscription.stop()
      expect(heard).toEqual([`${prefix}1`])
    })
  })
}
