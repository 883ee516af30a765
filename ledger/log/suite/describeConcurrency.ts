import { describe, expect, test } from 'vitest'
import type { LogBench } from './logBench.ts'
import { listenTo, writeAll } from './logFixture.ts'

export const describeConcurrency = (bench: () => LogBench) => {
  describe('with many writers', () => {
    test('a reader that follows them misses nothing and hears nothing twice', async () => {
      const { log, prefix } = bench()
      const before = await log.head()
      const listener = listenTo(log, before, [prefix])
      const written = (await writeAll(log, prefix)).flat().sort((left, right) => left - right)
      await listener.until(written.length)
      await listener.stop()
      expect(listener.heard.map(event => event.position)).toEqual(written)
    })
  })
}
