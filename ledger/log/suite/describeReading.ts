import { describe, expect, test } from 'vitest'
import { beforeFirst, noStream } from '../port.ts'
import type { LogBench } from './logBench.ts'
import { collect, listenTo, namedEvent, namesOf } from './logFixture.ts'

export const describeReading = (bench: () => LogBench) => {
  describe('reading', () => {
    test('gives a stream from a revision on, as it was appended', async () => {
      const { log, prefix } = bench()
      const events = [1, 2, 3, 4].map(index => namedEvent(`${prefix}${index}`))
      const appended = await log.append(`${prefix}a`, events, noStream)
      if (appended.kind !== 'appended') throw new Error('The stream existed before.')
      expect(await collect(log.readStream(`${prefix}a`))).toEqual(appended.events)
      expect(await collect(log.readStream(`${prefix}a`, 2))).toEqual(appended.events.slice(2))
      expect(await collect(log.readStream(`${prefix}a`, 4))).toEqual([])
      expect(await collect(log.readStream(`${prefix}unknown`))).toEqual([])
    })

    test('gives a caller that needs few events small batches, and lets it leave early', async () => {
      const { log, prefix } = bench()
      const events = [1, 2, 3, 4, 5].map(index => namedEvent(`${prefix}${index}`))
      await log.append(`${prefix}a`, events, noStream)
      const sizes: number[] = []
      for await (const batch of log.readStream(`${prefix}a`, 0, 2)) sizes.push(batch.length)
      expect(sizes).toEqual([2, 2, 1])
      for await (const batch of log.readStream(`${prefix}a`, 1, 2)) {
        expect(namesOf(batch)).toEqual([`${prefix}2`, `${prefix}3`])
        break
      }
    })

    test('gives small batches of the whole log, which leave out no event', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      for (const index of [0, 1, 2, 3, 4, 5, 6])
        await log.append(`${prefix}${index % 3 === 2 ? 'b' : 'a'}`, [namedEvent(`${prefix}${index}`)], 'any')
      const batches: (readonly unknown[])[] = []
      const filter = { streamPrefixes: [`${prefix}a`] }
      for await (const batch of log.readAll(before, filter, 2)) batches.push(namesOf(batch))
      expect(batches.every(batch => batch.length <= 2)).toBe(true)
      expect(batches.flat()).toEqual([0, 1, 3, 4, 6].map(index => `${prefix}${index}`))
      const [, , other] = await collect(log.readAll(before))
      const [next] = await collect(log.readAll(other?.position, filter, 1))
      expect(next?.data.name).toBe(`${prefix}3`)
      for await (const batch of log.readAll(before, filter, 1)) {
        expect(namesOf(batch)).toEqual([`${prefix}0`])
        break
      }
    })

    test('gives the whole log after a position, in order, across many pages', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      const groups = Array.from({ length: 3 }, (_, group) =>
        Array.from({ length: 800 }, (_, index) => namedEvent(`${prefix}${group}.${index}`)),
      )
      for (const [group, events] of groups.entries()) await log.append(`${prefix}${group}`, events, noStream)
      const all = await collect(log.readAll(before))
      expect(namesOf(all)).toEqual(groups.flat().map(event => event.data.name))
      expect(all.at(-1)?.position).toBe(await log.head())
      const middle = all[1_500]
      expect(namesOf(await collect(log.readAll(middle?.position)))).toEqual(namesOf(all.slice(1_501)))
      expect(await collect(log.readStream(`${prefix}2`, 790))).toEqual(all.slice(-10))
    })

    test('gives the event at a position that the log gave', async () => {
      const { log, prefix } = bench()
      const events = [1, 2, 3].map(index => namedEvent(`${prefix}${index}`))
      const appended = await log.append(`${prefix}a`, events, noStream)
      if (appended.kind !== 'appended') throw new Error('The stream existed before.')
      for (const event of appended.events) expect(await log.eventAt(event.position)).toEqual(event)
    })

    test('goes on after every position that the log gave: of events, of the end, and before the first', async () => {
      const { log, prefix } = bench()
      const filter = { streamPrefixes: [prefix] }
      const before = await log.head()
      const heads = [before]
      for (const index of [0, 1, 2, 3]) {
        const data = { name: `${prefix}${index}`, padding: '.'.repeat(7 * index * index) }
        await log.append(`${prefix}${index % 2}`, [namedEvent(`${prefix}${index}`, data)], 'any')
        heads.push(await log.head())
      }
      const all = await collect(log.readAll(before, filter))
      expect(heads).toEqual([before, ...all.map(event => event.position)])
      for (const [index, position] of heads.entries()) {
        expect(await collect(log.readAll(position, filter))).toEqual(all.slice(index))
        const listener = listenTo(log, position, [prefix])
        await listener.until(all.length - index)
        await listener.stop()
        expect(listener.heard).toEqual(all.slice(index))
      }
      expect(await collect(log.readAll(beforeFirst, filter))).toEqual(all)
    })

    test('leaves out the streams that no prefix names', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      for (const kind of ['member', 'fund', 'team', 'member_'])
        await log.append(`${prefix}${kind}-1`, [namedEvent(`${prefix}${kind}`)], noStream)
      const filter = { streamPrefixes: [`${prefix}member-`, `${prefix}team-`] }
      expect(namesOf(await collect(log.readAll(before, filter)))).toEqual([
        `${prefix}member`,
        `${prefix}team`,
      ])
    })

    test('gives nothing to a filter without prefixes', async () => {
      const { log, prefix } = bench()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}a`)], noStream)
      expect(await collect(log.readAll(undefined, { streamPrefixes: [] }))).toEqual([])
    })

    test('ends where the log ended when it began, despite later appends', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      await log.append(`${prefix}a`, [namedEvent(`${prefix}0`)], noStream)
      let seen = 0
      for await (const batch of log.readAll(before, { streamPrefixes: [prefix] })) {
        seen += batch.length
        await log.append(`${prefix}a`, [namedEvent(`${prefix}${seen}`)], 'any')
        if (seen > 5) break
      }
      expect(seen).toBe(1)
    })
  })
}
