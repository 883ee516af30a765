import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DoesNotContinue, type SealedWriter } from '../copying/sealedWriter.ts'
import { createMemoryLog } from '../memory/memoryLog.ts'
import { type EventLog, noStream, type RecordedEvent } from '../port.ts'
import { verifyChain } from '../verifyChain.ts'
import { collect, namedEvent } from './logFixture.ts'

export type SealedWriterUnderTest = {
  /** Opens a log and what copies into it; it need not be empty. */
  readonly open: () => Promise<{
    readonly log: EventLog
    readonly writer: SealedWriter
  }>
  /** Makes names unlike those of any earlier run, for a log that outlives a run. */
  readonly run?: string
}

/** The guarantees of copying into a store, run against every store. */
export const describeSealedWriter = (name: string, { open, run = '' }: SealedWriterUnderTest) => {
  describe(`events of another log in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>> | undefined
    let specs = 0
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(async () => {
      await opened?.writer.close()
      await opened?.log.close()
    })

    const bench = () => {
      if (!opened) throw new Error('The log did not open; see the error above.')
      specs += 1
      return { ...opened, prefix: `copy${run}${specs}-` }
    }

    /** A log of two streams that take turns, recorded elsewhere and long ago. */
    const recordElsewhere = async (prefix: string, turns = 3, history = '') => {
      let minutes = 0
      const elsewhere = createMemoryLog({
        now: () => {
          minutes += 1
          return new Date(Date.UTC(2020, 0, 1, 0, minutes))
        },
      })
      for (let turn = 0; turn < turns; turn += 1) {
        const own = (stream: string, count: number) =>
          Array.from({ length: count }, (_, index) =>
            namedEvent(`${prefix}${history}${stream}${turn}.${index}`, {
              note: `Größe ${index} "x"\n`,
              nested: { b: 1, a: [null] },
            }),
          )
        await elsewhere.append(`${prefix}a`, own('a', 2), noStream + turn * 2)
        await elsewhere.append(`${prefix}b`, own('b', 1), noStream + turn)
      }
      return elsewhere
    }

    const readBack = (log: EventLog, prefix: string): Promise<readonly RecordedEvent[]> =>
      collect(log.readAll(undefined, { streamPrefixes: [prefix] }))

    const withoutPositions = (events: readonly RecordedEvent[]) =>
      events.map(({ position: _position, ...event }) => event)

    it('are as they were recorded, in their order', async () => {
      const { log, writer, prefix } = bench()
      const events = await collect((await recordElsewhere(prefix)).readAll())
      await writer.appendSealed(events.slice(0, 1))
      await writer.appendSealed(events.slice(1))
      const copied = await readBack(log, prefix)
      expect(withoutPositions(copied)).toEqual(withoutPositions(events))
      const positions = copied.map(({ position }) => position)
      expect(positions).toEqual([...new Set(positions)].sort((left, right) => left - right))
      expect(await collect(log.readStream(`${prefix}a`))).toEqual(
        copied.filter(({ stream }) => stream === `${prefix}a`),
      )
    })

    it('are continued by what is appended afterwards', async () => {
      const { log, writer, prefix } = bench()
      const events = await collect((await recordElsewhere(prefix, 1)).readAll())
      await writer.appendSealed(events)
      expect(await log.append(`${prefix}a`, [namedEvent(`${prefix}new`)], 1)).toMatchObject({
        kind: 'appended',
        repeated: false,
      })
      const copied = await readBack(log, prefix)
      const readAll = async function* () {
        yield copied
      }
      expect(await verifyChain({ readAll })).toMatchObject({ kind: 'sound', events: 4 })
    })

    it('are refused where they do not continue their stream', async () => {
      const { log, writer, prefix } = bench()
      const events = await collect((await recordElsewhere(prefix, 2)).readAll())
      await writer.appendSealed(events.slice(0, 3))
      await expect(writer.appendSealed(events.slice(4))).rejects.toThrow(DoesNotContinue)
      const others = await collect((await recordElsewhere(prefix, 1, 'another')).readAll())
      await expect(writer.appendSealed(others.slice(0, 1))).rejects.toThrow(DoesNotContinue)
      expect(withoutPositions(await readBack(log, prefix))).toEqual(withoutPositions(events.slice(0, 3)))
      await writer.appendSealed(events.slice(3))
      expect(withoutPositions(await readBack(log, prefix))).toEqual(withoutPositions(events))
    })
  })
}
