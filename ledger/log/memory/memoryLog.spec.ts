import { describe, expect, test } from 'vitest'
import { type EventLog, noStream } from '../port.ts'
import { describeEventLog } from '../suite/describeEventLog.ts'
import { describeSealedWriter } from '../suite/describeSealedWriter.ts'
import { collect, namedEvent } from '../suite/logFixture.ts'
import { createMemoryLog } from './memoryLog.ts'

describeEventLog('memory', { open: async () => createMemoryLog() })
describeEventLog('memory with ids unique per stream', {
  open: async () => createMemoryLog({ uniqueIds: 'stream' }),
  knowsIdsEverywhere: false,
})
describeEventLog('memory, counting its positions', {
  open: async () => createMemoryLog({ positions: 'counted' }),
})

describeSealedWriter('memory', {
  open: async () => {
    const log = createMemoryLog()
    return { log, writer: log }
  },
})

describe('positions of the memory log', () => {
  const positionsOf = async (log: EventLog, texts: readonly string[]): Promise<readonly number[]> => {
    for (const text of texts) await log.append('a', [namedEvent(text)], 'any')
    return (await collect(log.readAll())).map(({ position }) => position)
  }

  test('grow by the size of each event, or by one where they are counted', async () => {
    const [first = 0, second = 0, third = 0] = await positionsOf(createMemoryLog(), ['a', 'bb', 'c'])
    expect(first).toBeGreaterThan(0)
    expect(second - first).toBeGreaterThan(1)
    expect(third - second).toBeGreaterThan(second - first)
    expect(await positionsOf(createMemoryLog({ positions: 'counted' }), ['a', 'b'])).toEqual([0, 1])
  })

  test('are refused when the log never gave them', async () => {
    const log = createMemoryLog()
    const [first = 0] = await positionsOf(log, ['a', 'b'])
    for (const position of [first - 1, first + 1, (await log.head()) + 1, 0, -2]) {
      const refusal = `The log never gave position ${position}.`
      expect(() => log.readAll(position)).toThrow(refusal)
      expect(() => log.subscribeAll(position, async () => {})).toThrow(refusal)
      await expect(log.eventAt(position)).rejects.toThrow(refusal)
    }
  })
})

test('the memory log goes by the clock it is given, never backwards', async () => {
  const times = ['2026-01-01T00:00:01.000Z', '2026-01-01T00:00:00.000Z']
  const log = createMemoryLog({ now: () => new Date(times.shift() ?? '') })
  const first = await log.append('a', [namedEvent('1')], noStream)
  const second = await log.append('a', [namedEvent('2')], 0)
  for (const result of [first, second])
    expect(result).toMatchObject({ events: [{ recordedAt: '2026-01-01T00:00:01.000Z' }] })
})
