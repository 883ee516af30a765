import { describe, expect, test } from 'vitest'
import { sealRecordedEvent } from './chain.ts'
import { createMemoryLog, type MemoryLogOptions } from './memory/memoryLog.ts'
import type { EventLog, EventMetadata, RecordedEvent } from './port.ts'
import { collect, namedEvent } from './suite/logFixture.ts'
import { verifyChain } from './verifyChain.ts'

/** Two streams whose events alternate: a0 b0 a1 b1 a2 b2 a3 b3. */
const recorded = async (options?: MemoryLogOptions): Promise<readonly RecordedEvent[]> => {
  const log = createMemoryLog(options)
  for (let revision = 0; revision < 4; revision += 1)
    for (const stream of ['a', 'b'])
      await log.append(stream, [namedEvent(`${stream}${revision}`, { points: revision })], revision - 1)
  return collect(log.readAll())
}

const logOf = (events: readonly RecordedEvent[]): Pick<EventLog, 'readAll'> => ({
  readAll: async function* () {
    for (const event of events) yield [event]
  },
})

const at = (events: readonly RecordedEvent[], index: number): RecordedEvent => {
  const event = events[index]
  if (!event) throw new Error(`There is no event ${index}.`)
  return event
}

const backwards = (metadata: EventMetadata): EventMetadata => {
  const { teamId, occurredAt, correlationId, commandId, commandHash, ...rest } = metadata
  return { teamId, occurredAt, correlationId, commandId, commandHash, ...rest }
}

const broken = (fault: string, event: RecordedEvent) => ({
  kind: 'broken',
  fault,
  event: { id: event.id },
  message: expect.stringContaining(
    `revision ${event.revision} of ${event.stream} at position ${event.position}`,
  ),
})

describe('the chain', () => {
  test('is sound when nothing was touched, and tells where every stream ends', async () => {
    const events = await recorded()
    expect(await verifyChain(logOf(events))).toEqual({
      kind: 'sound',
      events: 8,
      heads: new Map([
        ['a', { revision: 3, hash: at(events, 6).hash }],
        ['b', { revision: 3, hash: at(events, 7).hash }],
      ]),
    })
  })

  test('is sound whatever order of keys a store gives back', async () => {
    const turned = (await recorded()).map(event => ({ ...event, metadata: backwards(event.metadata) }))
    expect(Object.keys(at(turned, 0).metadata)).not.toEqual(Object.keys(at(turned, 0).metadata).toSorted())
    expect(await verifyChain(logOf(turned))).toMatchObject({ kind: 'sound', events: 8 })
  })

  test.each<[string, (event: RecordedEvent) => RecordedEvent]>([
    ['data', event => ({ ...event, data: { points: 1_000 } })],
    ['metadata', event => ({ ...event, metadata: { ...event.metadata, commandHash: 'b'.repeat(64) } })],
    ['type', event => ({ ...event, type: 'PointsNoteD' })],
    ['version', event => ({ ...event, version: 2 })],
    ['moment', event => ({ ...event, recordedAt: '2020-01-01T00:00:00.000Z' })],
    ['id', event => ({ ...event, id: namedEvent('other').id })],
    ['hash', event => ({ ...event, hash: event.hash.replace(/^./, digit => (digit === '0' ? '1' : '0')) })],
  ])('names the event whose %s was altered', async (_, alter) => {
    const events = await recorded()
    const result = await verifyChain(logOf(events.with(4, alter(at(events, 4)))))
    expect(result).toMatchObject({ kind: 'broken', fault: 'altered' })
    if (result.kind === 'broken') expect(result.event.position).toBe(at(events, 4).position)
  })

  test('names the event after an altered one that was sealed again', async () => {
    const events = await recorded()
    const altered = { ...at(events, 2), data: { points: 1_000 } }
    const resealed = { ...altered, hash: sealRecordedEvent(at(events, 0).hash, altered) }
    expect(await verifyChain(logOf(events.with(2, resealed)))).toMatchObject(broken('altered', at(events, 4)))
  })

  test('names the event before which one was dropped, or many', async () => {
    const events = await recorded()
    expect(await verifyChain(logOf(events.toSpliced(2, 1)))).toMatchObject(broken('missing', at(events, 4)))
    expect(await verifyChain(logOf(events.toSpliced(1, 5)))).toMatchObject(broken('missing', at(events, 6)))
  })

  test('names an event that was put in', async () => {
    const events = await recorded()
    const forged = { ...at(events, 2), id: namedEvent('forged').id, position: at(events, 2).position + 1 }
    expect(await verifyChain(logOf(events.toSpliced(3, 0, forged)))).toMatchObject({
      kind: 'broken',
      fault: 'outOfOrder',
      event: { id: forged.id },
    })
  })

  test('names the first of two events that were swapped', async () => {
    const events = await recorded()
    const [early, late] = [at(events, 2), at(events, 4)]
    const moved = events.with(2, late).with(4, early)
    expect(await verifyChain(logOf(moved))).toMatchObject(broken('missing', late))
    const dressed = events
      .with(2, { ...late, position: early.position, revision: early.revision })
      .with(4, { ...early, position: late.position, revision: late.revision })
    expect(await verifyChain(logOf(dressed))).toMatchObject({
      fault: 'altered',
      event: { position: early.position },
    })
  })

  test('misses a stream that vanished as a whole, where positions have no gaps', async () => {
    const events = (await recorded({ positions: 'counted' })).filter(event => event.stream === 'a')
    expect(await verifyChain(logOf(events))).toMatchObject({ kind: 'sound' })
    expect(await verifyChain(logOf(events), { hasContiguousPositions: true })).toMatchObject({
      kind: 'broken',
      fault: 'missing',
    })
  })
})
