import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../memory/memoryLog.ts'
import { type EventLog, noStream, type RecordedEvent } from '../port.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { compareLogs } from './compareLogs.ts'
import { copyLog } from './copyLog.ts'
import type { SealedWriter } from './sealedWriter.ts'

type Readable = Pick<EventLog, 'readAll'>

/** A log of some streams that take turns. */
const recordHistory = async (count = 1_200, name = 'event') => {
  const log = createMemoryLog({ positions: 'counted' })
  const revisions = new Map<string, number>()
  for (let turn = 0; turn < count; turn += 1) {
    const stream = `stream-${turn % 7 === 0 ? 'often' : turn % 40}`
    const revision = revisions.get(stream) ?? noStream
    await log.append(stream, [namedEvent(`${name} ${turn}`)], revision)
    revisions.set(stream, revision + 1)
  }
  return log
}

const source = await recordHistory()
const events = await collect(source.readAll())

/** Everything but the positions, which each store gives. */
const recordedIn = async (log: Readable) =>
  (await collect(log.readAll())).map(({ position: _position, ...event }) => event)
const recorded = await recordedIn(source)

class Killed extends Error {}

/** Dies after some calls: right before it appends, or right after. */
const dyingWriter = (writer: SealedWriter, calls: number, isAppended: boolean) => {
  let left = calls
  return {
    appendSealed: async (group: readonly RecordedEvent[]) => {
      left -= 1
      if (left >= 0) return writer.appendSealed(group)
      if (isAppended) await writer.appendSealed(group)
      throw new Killed('The process was killed.')
    },
  }
}

const logOf = (batch: readonly RecordedEvent[]): Readable => ({
  async *readAll() {
    yield batch
  },
})

describe('a copied log', () => {
  it('equals its source', async () => {
    const target = createMemoryLog()
    expect(await copyLog({ source, target, writer: target })).toEqual({
      kind: 'copied',
      found: 0,
      appended: events.length,
    })
    expect(await recordedIn(target)).toEqual(recorded)
    expect(await compareLogs({ source, target })).toMatchObject({ kind: 'equal', events: events.length })
  })

  it('gets what its source recorded since', async () => {
    const growing = await recordHistory(3)
    const target = createMemoryLog()
    await copyLog({ source: growing, target, writer: target })
    await growing.append('stream-new', [namedEvent('new')], noStream)
    expect(await copyLog({ source: growing, target, writer: target })).toMatchObject({
      found: 3,
      appended: 1,
    })
  })

  it.each([
    { calls: 0, isAppended: false },
    { calls: 0, isAppended: true },
    { calls: 1, isAppended: false },
    { calls: 1, isAppended: true },
    { calls: 2, isAppended: true },
  ])('is continued after a kill ($calls groups before, the last one appended: $isAppended)', async kill => {
    const target = createMemoryLog()
    const writer = dyingWriter(target, kill.calls, kill.isAppended)
    await expect(copyLog({ source, target, writer })).rejects.toThrow(Killed)
    expect(await copyLog({ source, target, writer: target })).toMatchObject({ kind: 'copied' })
    expect(await recordedIn(target)).toEqual(recorded)
  })
})

describe('a copy is refused, and nothing is appended,', () => {
  const refusalOf = async (target: ReturnType<typeof createMemoryLog>, from = source) => {
    const before = await recordedIn(target)
    const copied = await copyLog({ source: from, target, writer: target })
    expect(await recordedIn(target)).toEqual(before)
    return copied.kind === 'refused' ? copied.message : undefined
  }

  it('into another log', async () => {
    expect(await refusalOf(await recordHistory(2, 'other'))).toMatch(/differ in id, .*: the source has/)
  })

  it('into a log that went another way, whose first difference is named', async () => {
    const target = createMemoryLog()
    await target.appendSealed(events.slice(0, 700))
    const ahead = events.find(({ position }) => position === 701)
    if (!ahead) throw new Error('The history is too short.')
    await target.append(ahead.stream, [namedEvent('diverging')], ahead.revision - 1)
    expect(await refusalOf(target)).toContain(`revision ${ahead.revision} of ${ahead.stream}`)
  })

  it('into a log that holds more', async () => {
    const target = createMemoryLog()
    await target.appendSealed(events)
    await target.append('stream-new', [namedEvent('more')], noStream)
    expect(await refusalOf(target)).toContain('is longer than the source')
  })

  it('from a log that has an id in two streams, into one that can not', async () => {
    const from = createMemoryLog({ uniqueIds: 'stream' })
    await from.append('first', [namedEvent('twice')], noStream)
    await from.append('second', [namedEvent('twice')], noStream)
    const target = createMemoryLog()
    expect(await copyLog({ source: from, target, writer: target })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/An event of second has an id/),
    })
  })

  it('from a log that was changed', async () => {
    const changed = events.map(event =>
      event.position === 3 ? { ...event, data: { points: 1_000 } } : event,
    )
    const target = createMemoryLog()
    const copied = await copyLog({ source: logOf(changed), target, writer: target })
    expect(copied).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('its hash does not fit'),
    })
  })
})

describe('two logs compared', () => {
  it('differ when the target was changed, by a superuser too', async () => {
    const changed = events.map(event => (event.position === 900 ? { ...event, data: { points: 1 } } : event))
    expect(await compareLogs({ source, target: logOf(changed) })).toMatchObject({
      kind: 'different',
      message: expect.stringMatching(/^In the target, .* at position 900, is not what was recorded there/),
    })
  })

  it('differ when one ends before the other', async () => {
    const [shorter, longer] = [logOf(events.slice(0, -1)), logOf(events)]
    expect(await compareLogs({ source: longer, target: shorter })).toMatchObject({
      message: expect.stringContaining('The target lacks'),
    })
    expect(await compareLogs({ source: shorter, target: longer })).toMatchObject({
      message: expect.stringContaining('is longer than the source'),
    })
  })

  it('translate positions, also those between two events of the source', async () => {
    const inBytes = logOf(events.map(event => ({ ...event, position: 500 + event.position * 100 })))
    const translating = async (from: Readable, to: Readable, positions: readonly number[]) => {
      const compared = await compareLogs({ source: from, target: to, positions })
      return compared.kind === 'equal' ? [...compared.translated] : compared
    }
    const last = events.length - 1
    expect(await translating(source, inBytes, [7, -1, 0, last, last + 1])).toEqual([
      [-1, -1],
      [0, 500],
      [7, 1_200],
      [last, 500 + last * 100],
    ])
    expect(await translating(inBytes, source, [499, 500, 599, 600])).toEqual([
      [499, -1],
      [500, 0],
      [599, 0],
      [600, 1],
    ])
  })
})
