import { randomUUID } from 'node:crypto'
import { afterAll, describe, test } from 'vitest'
import { describeSealedWriter } from '../suite/describeSealedWriter.ts'
import { findEngine } from './engine.ts'
import { createEventStoreLog } from './eventStoreLog.ts'
import { createEventStoreSealedWriter } from './sealedWriter.ts'

const engine = await findEngine()

if (engine.kind === 'none') {
  console.warn(engine.reason)
  describe.skip(`events of another log in EventStoreDB (${engine.reason})`, () => {
    test('needs an engine', () => {})
  })
} else {
  const { url, stop } = engine
  afterAll(stop)

  describeSealedWriter('EventStoreDB', {
    open: async () => ({ log: createEventStoreLog({ url }), writer: createEventStoreSealedWriter(url) }),
    run: randomUUID(),
  })
}
