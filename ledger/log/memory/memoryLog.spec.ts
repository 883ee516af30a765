import { expect, test } from 'vitest'
import { noStream } from '../port.ts'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { describeSealedWriter } from '../suite/describeSealedWriter.ts'
import { namedEvent } from '../suite/logFixture.ts'
import { createMemoryLog } from './memoryLog.ts'

describeEventLog('memory', { open: async () => createMemoryLog() })
describeEventLog('memory with ids unique per stream', {
  open: async () => createMemoryLog({ uniqueIds: 'stream' }),
  knowsIdsEverywhere: false,
})

describeSealedWriter('memory', {
  open: async () => {
    const log = createMemoryLog()
    return { log, writer: log }
  },
})

test('the memory log goes by the clock it is given, never backwards', async () => {
  const times = ['2026-01-01T00:00:01.000Z', '2026-01-01T00:00:00.000Z']
  const log = createMemoryLog({ now: () => new Date(times.shift() ?? '') })
  const first = await log.append('a', [namedEvent('1')], noStream)
  const second = await log.append('a', [namedEvent('2')], 0)
  for (const result of [first, second])
    expect(result).toMatchObject({ events: [{ recordedAt: '2026-01-01T00:00:01.000Z' }] })
})
