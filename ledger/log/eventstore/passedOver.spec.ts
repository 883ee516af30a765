import { describe, expect, test } from 'vitest'
import { beforeFirst, noStream } from '../port.ts'
import { collect, listenTo, namedEvent, namesOf } from '../suite/logFixture.ts'
import { foreignContent } from './testing/foreignContent.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'

const bench = useLogOnWire()

test('the head of a log without an event of Laurel is before the first, whatever else the engine holds', async () => {
  const { server, log } = bench()
  await server.record(foreignContent.settings())
  await server.record(foreignContent.others(50))
  expect(await log.head()).toBe(beforeFirst)
  expect(await collect(log.readAll())).toEqual([])
})

describe.each([
  ['a link', foreignContent.link('laurel.member-1', 0), 1],
  ['metadata of a stream', foreignContent.streamMetadata('laurel.member-1'), 1],
  ['settings', foreignContent.settings(), 1],
  ['an event of another program', foreignContent.others(), 1],
  ['thousands of events of another program', foreignContent.others(1_000), 5],
])('%s as the newest event', (_name, content, times) => {
  test('is passed over by the head, by reads and by subscriptions', async () => {
    const { server, log, stream } = bench()
    const before = await log.head()
    await log.append(stream, [namedEvent(`${stream}a`)], noStream)
    await server.record(content, times)

    const [first] = await collect(log.readAll(before))
    expect(await log.head()).toBe(first?.position)
    expect(await log.eventAt(first?.position ?? Number.NaN)).toEqual(first)
    expect(await collect(log.readAll(first?.position))).toEqual([])

    const listener = listenTo(log, before)
    await listener.until(1)
    await log.append(stream, [namedEvent(`${stream}b`)], 0)
    await server.record(content)
    await log.append(stream, [namedEvent(`${stream}c`)], 1)
    await listener.until(3)
    await listener.stop()
    expect(namesOf(listener.heard)).toEqual(['a', 'b', 'c'].map(name => `${stream}${name}`))
    expect(namesOf(await collect(log.readAll(first?.position)))).toEqual([`${stream}b`, `${stream}c`])
  })
})

test('every position that the log gives is one to go on from', async () => {
  const { server, log, stream } = bench()
  const before = await log.head()
  for (let index = 0; index < 10; index += 1) {
    await log.append(stream, [namedEvent(`${stream}${index}`)], index - 1)
    await server.record(foreignContent.others(index % 3 || 1))
  }
  const events = await collect(log.readAll(before))
  expect(events).toHaveLength(10)
  for (const [index, { position }] of events.entries()) {
    expect(await log.eventAt(position)).toEqual(events[index])
    expect(await collect(log.readAll(position))).toEqual(events.slice(index + 1))
  }
})

test('an event that something else wrote into a stream of Laurel is named, with advice', async () => {
  const { server, log, stream } = bench()
  await server.record({ ...foreignContent.others(), stream: `laurel.${stream}` })
  await expect(collect(log.readStream(stream))).rejects.toThrow(/not written by Laurel/)
})
