import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createMemoryLog } from '../memory/memoryLog.ts'
import { noStream } from '../port.ts'
import { describeSealedWriter } from '../suite/describeSealedWriter.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { findEngine } from './engine.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { createEventStoreSealedWriter } from './sealedWriter.ts'
import { startWireServer } from './testing/startWireServer.ts'

const server = await startWireServer()
const engine = await findEngine()
afterAll(async () => {
  await server.stop()
  if (engine.kind === 'running') await engine.stop()
})

const openAt = (url: string) => async () => ({
  log: createEventStoreLog({ url }),
  writer: createEventStoreSealedWriter(url),
})

describeSealedWriter('the adapter for EventStoreDB over the wire', { open: openAt(server.url) })

if (engine.kind === 'none') console.warn(engine.reason)
else describeSealedWriter('EventStoreDB', { open: openAt(engine.url), run: randomUUID() })

test('an append whose answer was lost is sent again and recorded once', async () => {
  const elsewhere = createMemoryLog()
  await elsewhere.append('lost', [namedEvent('one'), namedEvent('two')], noStream)
  await elsewhere.append('lost-too', [namedEvent('three')], noStream)
  const { log, writer } = await openAt(server.url)()
  await server.fail(
    { call: 'append', when: 'after', failure: { kind: 'cut' } },
    { call: 'append', when: 'before', failure: { kind: 'cut' } },
    { call: 'append', when: 'after', failure: { kind: 'status', code: 14, details: 'Gone away.' } },
  )
  await writer.appendSealed(await collect(elsewhere.readAll()))
  const recorded = await collect(log.readAll(undefined, { streamPrefixes: ['lost'] }))
  expect(recorded.map(({ data }) => data.name)).toEqual(['one', 'two', 'three'])
  await writer.close()
  await log.close()
})
