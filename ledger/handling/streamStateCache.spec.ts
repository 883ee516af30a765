import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/event.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, JsonObject, RecordedEvent } from '../log/port.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { memberStream } from '../members/stream.ts'
import { createTestTeam } from '../testing/testTeam.ts'
import { createCacheBudget } from './cacheBudget.ts'
import { createLedger } from './createLedger.ts'
import { eventCodec } from './eventCodec.ts'
import type { Ledger } from './ledger.ts'
import { createStreamStateCache } from './streamStateCache.ts'

/** A log that reads one event at a time and waits before the second until `goOn`. */
const haltingLog = (log: EventLog) => {
  const halted = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  async function* readStream(
    stream: string,
    fromRevision?: number,
  ): AsyncGenerator<readonly RecordedEvent[]> {
    for await (const batch of log.readStream(stream, fromRevision, 1)) {
      yield batch
      halted.resolve()
      await goOn.promise
    }
  }
  return { log: { ...log, readStream }, halted: halted.promise, goOn: goOn.resolve }
}

describe('looking at a stream', () => {
  it('never shows a part of it as the whole, while another caller reads it for the first time', async () => {
    const memoryLog = createMemoryLog()
    const team = await createTestTeam(createLedger({ log: memoryLog }), { memberNames: ['Ann'] })
    await team.adjust('Ann', 100)
    const { log, halted, goOn } = haltingLog(memoryLog)
    const restarted = createLedger({ log })
    const first = restarted.member(team.teamId, team.memberId('Ann'))
    await halted
    const second = restarted.member(team.teamId, team.memberId('Ann'))
    goOn()
    expect(await first).toMatchObject({ redeemable: 100 })
    expect(await second).toMatchObject({ redeemable: 100 })
  })

  it('keeps nothing of a stream that does not exist, so that it is seen as soon as it does', async () => {
    const log = createMemoryLog()
    const [here, elsewhere] = [createLedger({ log }), createLedger({ log })]
    const team = await createTestTeam(elsewhere, { memberNames: [] })
    expect(await here.member(team.teamId, team.memberId('Ann'))).toEqual({ kind: 'unknown' })
    await team.add('Ann')
    expect(await here.member(team.teamId, team.memberId('Ann'))).toMatchObject({ kind: 'known' })
  })
})

describe('keeping streams', () => {
  /** Counts the streams that are folded from their beginning. */
  const countingLog = (log: EventLog) => {
    let fromBeginning = 0
    const readStream: EventLog['readStream'] = (stream, fromRevision, batchSize) => {
      if ((fromRevision ?? 0) === 0) fromBeginning += 1
      return log.readStream(stream, fromRevision, batchSize)
    }
    return { log: { ...log, readStream }, folded: () => fromBeginning }
  }
  const names = Array.from({ length: 40 }, (_, index) => `Person${index}`)
  const recordTeam = async () => {
    const log = createMemoryLog()
    const team = await createTestTeam(createLedger({ log }), { memberNames: names })
    for (const name of names.slice(1))
      await team.give(name, ['Person0'], 1, { key: name, message: 'x'.repeat(400) })
    const lookAtAll = async (ledger: Ledger) => {
      for (const name of names)
        expect(await ledger.member(team.teamId, team.memberId(name))).toMatchObject({ kind: 'known' })
    }
    return { log, lookAtAll }
  }

  it('folds none again while there is room for all', async () => {
    const { log, lookAtAll } = await recordTeam()
    const counting = countingLog(log)
    const ledger = createLedger({ log: counting.log })
    await lookAtAll(ledger)
    await lookAtAll(ledger)
    expect(counting.folded()).toBe(names.length)
  })

  it('drops by size those used longest ago, and folds them again when they are needed', async () => {
    const { log, lookAtAll } = await recordTeam()
    const counting = countingLog(log)
    const ledger = createLedger({ log: counting.log, cacheBytesMax: 20_000 })
    await lookAtAll(ledger)
    await lookAtAll(ledger)
    expect(counting.folded()).toBe(2 * names.length)
  })

  it('stays within its bounds in real memory, however many large streams are looked at', async () => {
    const bytesMax = 8_000_000
    const budget = createCacheBudget(bytesMax)
    const memory = createStreamStateCache({ readStream: readLargeStream }, linesKept, lineCodec, budget)
    const before = liveBytes()
    for (let stream = 0; stream < 400; stream += 1)
      expect(await memory.look(`large-${stream}`)).toHaveLength(2_000)
    expect(liveBytes() - before).toBeLessThan(1.5 * bytesMax)
    expect(budget.bytes()).toBeLessThanOrEqual(bytesMax)
    expect(memory.has('large-0')).toBe(false)
    expect(memory.has('large-399')).toBe(true)
  })
})

const LinesNoted = defineEvent('LinesNoted', 1, z.strictObject({ lines: z.array(z.string()) }))
type LinesNoted = EventOf<typeof LinesNoted>
const lineCodec = eventCodec<LinesNoted>([LinesNoted])
const linesKept = {
  initialState: [],
  evolve: (lines: readonly string[], { data }: LinesNoted) => [...lines, ...data.lines],
}

/** Two events of a thousand lines each, made when they are read. */
async function* readLargeStream(stream: string, fromRevision = 0): AsyncGenerator<readonly RecordedEvent[]> {
  for (let revision = fromRevision; revision < 2; revision += 1) {
    const lines = Array.from(
      { length: 1_000 },
      (_, line) => `${stream} ${revision} ${line} ${'.'.repeat(80)}`,
    )
    // As a parser makes them: texts that were put together take more room than they seem to.
    const data: JsonObject = JSON.parse(JSON.stringify({ lines }))
    const event = { ...namedEvent(`${stream} ${revision}`, data), type: 'LinesNoted' }
    yield [
      { ...event, stream, revision, position: revision, recordedAt: '2026-11-20T09:30:00.000Z', hash: '' },
    ]
  }
}

/** The memory in use after a garbage collection. */
const liveBytes = (): number => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
  return process.memoryUsage().heapUsed
}

describe('deciding on a stream', () => {
  it('that holds an unreadable event fails, and the error names it and what to do', async () => {
    const log = createMemoryLog()
    const team = await createTestTeam(createLedger({ log }), { memberNames: ['Ann'] })
    await log.append(memberStream.nameOf(team.teamId, team.memberId('Ann')), [namedEvent('newer')], 'any')
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(team.adjust('Ann', 5)).rejects.toThrow(/PointsNoted .* at revision 1 can not be read/)
  })
})
