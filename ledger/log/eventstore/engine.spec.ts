import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { findEngine } from './engine.ts'
import { createEventStoreLog } from './eventStoreLog.ts'

const engine = await findEngine()
const run = randomUUID()

if (engine.kind === 'none') {
  console.warn(engine.reason)
  describe.skip(`the event log in EventStoreDB (${engine.reason})`, () => {
    test('needs an engine', () => {})
  })
} else {
  const { url, stop } = engine
  afterAll(stop)

  describeEventLog('EventStoreDB', {
    open: async () => createEventStoreLog({ url }),
    run,
    knowsIdsEverywhere: false,
  })

  test('two processes that append to one stream of EventStoreDB agree who was first', async () => {
    const logs = [createEventStoreLog({ url }), createEventStoreLog({ url })]
    const stream = `race${run}`
    for (let revision = noStream; revision < 10; revision += 1) {
      const results = await Promise.all(
        logs.map((log, rival) => log.append(stream, [namedEvent(`${run}.${revision}.${rival}`)], revision)),
      )
      expect(results.filter(result => result.kind === 'appended')).toHaveLength(1)
    }
    await Promise.all(logs.map(log => log.close()))
  })
}
