import { expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { collect, listenTo, namedEvent, namesOf } from '../suite/logFixture.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'

const bench = useLogOnWire()

test('appends, reads and subscriptions survive a server that is suspended for some seconds', async () => {
  const { server, log, stream } = bench()
  const listener = listenTo(log, await log.head(), [stream])
  await log.append(stream, [namedEvent(`${stream}0`)], noStream)
  await listener.until(1)

  const goesOn = server.freeze(3_000)
  const appends = [0, 1, 2].map(index => log.append(stream, [namedEvent(`${stream}${index + 1}`)], index))
  const elsewhere = log.append(`${stream}other`, [namedEvent(`${stream}other`)], noStream)
  const read = collect(log.readStream(stream, 0))
  await goesOn

  expect((await Promise.all([...appends, elsewhere])).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 4 }, () => 'appended'),
  )
  expect((await read).length).toBeGreaterThanOrEqual(1)
  await listener.until(5)
  await listener.stop()
  const names = namesOf(listener.heard.filter(event => event.stream === stream))
  expect(names).toEqual([0, 1, 2, 3].map(index => `${stream}${index}`))
})

test('an append in flight when the server is suspended is recorded once', async () => {
  const { server, log, stream } = bench()
  const names = Array.from({ length: 200 }, (_, index) => `${stream}.${index}`)
  const appended = Promise.all(names.map(name => log.append(name, [namedEvent(name)], noStream)))
  await server.freeze(1_000)
  expect((await appended).every(result => result.kind === 'appended')).toBe(true)
  const events = await collect(log.readAll(undefined, { streamPrefixes: [`${stream}.`] }))
  expect(new Set(namesOf(events))).toEqual(new Set(names))
  expect(events).toHaveLength(names.length)
})
