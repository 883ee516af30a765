import { expect, test } from 'vitest'
import { lagOf } from './lagOf.ts'
import { createMemoryLog } from './memory/memoryLog.ts'
import { beforeFirst, type EventLog } from './port.ts'
import { countingReads } from './suite/countingReads.ts'
import { namedEvent } from './suite/logFixture.ts'

const members = { streamPrefixes: ['member-'] }
const moment = (seconds: number): Date => new Date(Date.UTC(2026, 10, 22, 12, 0, 0) + seconds * 1_000)

/** A log with an event every ten seconds, each of which happened years before; every third is no member's. */
const recorded = async (count: number) => {
  let seconds = 0
  const log = createMemoryLog({ now: () => moment(seconds) })
  const heads = [await log.head()]
  for (let index = 0; index < count; index += 1) {
    seconds = 10 * index
    const { metadata, ...event } = namedEvent(`${index}`)
    const past = { ...metadata, occurredAt: '2019-01-01T00:00:00.000Z' }
    const stream = index % 3 === 2 ? 'channel-1' : 'member-1'
    await log.append(stream, [{ ...event, metadata: past }], 'any')
    heads.push(await log.head())
  }
  return { log, after: (events: number) => heads[events] ?? beforeFirst }
}

test('a reader is behind for as long as the oldest event that it did not handle has been recorded', async () => {
  const { log, after } = await recorded(6)
  const behind = (events: number, seconds: number) => lagOf(log, after(events), members, moment(seconds))
  expect(await behind(0, 90)).toEqual({ isBehind: true, behindSeconds: 90 })
  expect(await behind(1, 90)).toEqual({ isBehind: true, behindSeconds: 80 })
  expect(await behind(4, 90.9)).toEqual({ isBehind: true, behindSeconds: 50 })
})

test('a reader is not behind at the end of the log, nor where only events of other streams follow', async () => {
  const { log, after } = await recorded(6)
  for (const events of [5, 6])
    expect(await lagOf(log, after(events), members, moment(90))).toEqual({
      isBehind: false,
      behindSeconds: 0,
    })
  expect(await lagOf(createMemoryLog(), beforeFirst, members, moment(0))).toMatchObject({ isBehind: false })
})

test('a reader beyond the end of the log is not behind it', async () => {
  const { log, after } = await recorded(3)
  const restored: EventLog = { ...log, head: async () => after(1) }
  expect(await lagOf(restored, after(2), members, moment(90))).toMatchObject({ isBehind: false })
})

test('a clock that is late does not make a reader look caught up', async () => {
  const { log, after } = await recorded(2)
  expect(await lagOf(log, after(0), members, moment(-3_600))).toEqual({ isBehind: true, behindSeconds: 0 })
})

test('one event is read, however many follow', async () => {
  const { log } = await recorded(3_000)
  const reads = countingReads(log)
  await lagOf(reads.log, beforeFirst, members, moment(90))
  expect(reads.events()).toBe(1)
})
