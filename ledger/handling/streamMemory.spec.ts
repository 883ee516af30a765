import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog, RecordedEvent } from '../log/port.ts'
import { namedEvent } from '../log/suite/logFixture.ts'
import { createTestTeam } from '../simulation/testTeam.ts'
import { createLedger } from './createLedger.ts'
import { memberStream } from './streams.ts'

/** A log that reads one event at a time and waits before the second until it is told to go on. */
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
  it('never shows a part of it as the whole, while somebody else reads it for the first time', async () => {
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

describe('deciding on a stream', () => {
  it('that holds an event nobody can read fails, and says which and what to do', async () => {
    const log = createMemoryLog()
    const team = await createTestTeam(createLedger({ log }), { memberNames: ['Ann'] })
    await log.append(memberStream(team.teamId, team.memberId('Ann')), [namedEvent('newer')], 'any')
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(team.adjust('Ann', 5)).rejects.toThrow(/PointsNoted .* at revision 1 can not be read/)
  })
})
