import { describe, expect, it } from 'vitest'
import { createLedger } from '../../handling/createLedger.ts'
import type { RecordedLedgerEvent } from '../../handling/eventCatalog.ts'
import { createMemoryLog } from '../../log/memory/memoryLog.ts'
import { countingReads } from '../../log/suite/countingReads.ts'
import { collect } from '../../log/suite/logFixture.ts'
import { settle } from '../../processes/settle.ts'
import { createSimulatedHistory } from '../../simulation/simulatedHistory.ts'
import { accepted, createTestTeam } from '../../testing/testTeam.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import type { TraceNode } from './causalTree.ts'
import type { TraceSubject } from './traceSubject.ts'
import { traceTree } from './traceTree.ts'

const shape = (nodes: readonly TraceNode[]): unknown[] =>
  nodes.map(({ event, effects }) => (effects.length > 0 ? { [event.type]: shape(effects) } : event.type))

describe('tracing', () => {
  it('shows what a shoutout, its recall and the undoing of that led to, as causes and effects', async () => {
    const log = createMemoryLog()
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
    await settle(ledger, accepted(await team.give('Ann', ['Cleo'], 5)).events)
    await settle(ledger, accepted(await team.give('Ann', ['Ben', 'Cleo'], 5, { key: 'thanks' })).events)
    await settle(ledger, accepted(await team.recall('Ann', 'thanks')).events)
    await settle(ledger, accepted(await team.reinstate('Ann', 'thanks')).events)
    expect(shape(await traceTree(log, team.shoutoutId('thanks')))).toEqual([
      { ShoutoutGiven: ['ShoutoutCredited', 'ShoutoutCredited'] },
      { ShoutoutRecalled: ['ShoutoutClawedBack', 'ShoutoutClawedBack'] },
      { ShoutoutReinstated: ['ShoutoutCredited', 'ShoutoutCredited'] },
    ])
  })

  it('finds the command of a member by the id under which it was sent', async () => {
    const log = createMemoryLog()
    const ledger = createLedger({ log })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
    const sent = team.shoutoutId('as it was sent')
    const { events } = accepted(
      await ledger.handle({
        type: 'adjustPoints',
        id: sent,
        teamId: team.teamId,
        actor: { kind: 'member', id: team.memberId('Ben') },
        occurredAt: '2026-03-10T13:00:00.000Z',
        data: { memberId: team.memberId('Ann'), account: 'redeemable', points: 5, reason: 'Thanks' },
      }),
    )
    expect(events[0]?.metadata.commandId).not.toBe(sent)
    expect(shape(await traceTree(log, sent))).toEqual(['PointsAdjusted'])
  })

  it('finds nothing for an unknown id', async () => {
    expect(await traceTree(createMemoryLog(), 'nothing')).toEqual([])
  })
})

/** What an event begins, and the id that names it. */
const subjectOf = ({ id, type, data, metadata }: RecordedLedgerEvent): [string, TraceSubject] | undefined => {
  const { teamId } = metadata
  if (type === 'ShoutoutGiven') {
    const { shoutoutId, giverId, recipientIds } = data
    return [shoutoutId, { kind: 'shoutout', teamId, giverId, recipientIds }]
  }
  if (type === 'RedemptionRequested') {
    const { redemptionId, memberId, order } = data
    const itemId = order?.kind === 'catalogItem' ? order.itemId : null
    return [redemptionId, { kind: 'redemption', teamId, redemptionId, memberId, itemId }]
  }
  if (type === 'FundToppedUp') return [data.topUpId, { kind: 'topUp', teamId }]
  if (type === 'PointsAdjusted') return [id, { kind: 'adjustment', teamId, memberId: data.memberId }]
  return undefined
}

describe('a trace of what is known', () => {
  it.each([1, 2, 3])('is the one that the whole log gives (seed %i)', async seed => {
    const { log } = await createSimulatedHistory({ seed, commands: 200 })
    const subjects = (await collect(log.readAll())).flatMap(event => {
      const found = subjectOf(parseRecorded(event))
      return found ? [found] : []
    })
    expect(new Set(subjects.map(([, { kind }]) => kind)).size).toBe(4)
    for (const [id, subject] of subjects)
      expect(await traceTree(log, id, subject)).toEqual(await traceTree(log, id))
  })

  it('reads the streams of those whom it is about, and falls back to the log for anything else', async () => {
    const memory = createMemoryLog()
    const ledger = createLedger({ log: memory })
    const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
    await settle(ledger, accepted(await team.give('Ann', ['Ben'], 5, { key: 'thanks' })).events)
    for (let points = 1; points <= 20; points += 1) accepted(await team.adjust('Cleo', points))
    const whole = (await collect(memory.readAll())).length
    const cleos = 21
    const id = team.shoutoutId('thanks')
    const subject = {
      kind: 'shoutout',
      teamId: team.teamId,
      giverId: team.memberId('Ann'),
      recipientIds: [team.memberId('Ben')],
    } as const
    const { log, events } = countingReads(memory)
    expect(shape(await traceTree(log, id, subject))).toEqual([{ ShoutoutGiven: ['ShoutoutCredited'] }])
    expect(events()).toBeLessThanOrEqual(whole - cleos)

    const wrong = { ...subject, giverId: team.memberId('Cleo'), recipientIds: [] }
    expect(await traceTree(log, id, wrong)).toEqual(await traceTree(log, id))
  })
})
