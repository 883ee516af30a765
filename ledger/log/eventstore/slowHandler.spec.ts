import { expect, test } from 'vitest'
import { noStream, type RecordedEvent } from '../port.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { useLogOnWire } from './testing/useLogOnWire.ts'

const bench = useLogOnWire()

test('a handler that does not keep up is subscribed again, and hears every event once and in order', async () => {
  const { server, log, stream } = bench()
  const { tooSlow } = await server.counters()
  const heard: RecordedEvent[] = []
  const blocked = Promise.withResolvers<void>()
  const complete = Promise.withResolvers<void>()
  const subscription = log.subscribeAll(
    await log.head(),
    async events => {
      heard.push(...events)
      await blocked.promise
      if (heard.length >= total) complete.resolve()
    },
    { streamPrefixes: [stream] },
  )
  const batches = 20
  const total = batches * 500
  for (let batch = 0; batch < batches; batch += 1)
    await log.append(
      stream,
      Array.from({ length: 500 }, (_, index) => namedEvent(`${stream}${batch}.${index}`)),
      batch === 0 ? noStream : batch * 500 - 1,
    )
  await server.until(counters => counters.tooSlow > tooSlow)
  blocked.resolve()
  await complete.promise
  await subscription.stop()
  expect(heard.map(({ revision }) => revision)).toEqual(Array.from({ length: total }, (_, index) => index))
})
