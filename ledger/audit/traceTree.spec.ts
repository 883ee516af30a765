import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { settle } from '../processes/settle.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { type TraceNode, traceTree } from './traceTree.ts'

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
    const team = await createTestTeam(ledger, { memberNames: ['Ann'] })
    const sent = team.shoutoutId('as it was sent')
    const { events } = accepted(
      await ledger.handle({
        type: 'adjustPoints',
        id: sent,
        teamId: team.teamId,
        actor: { kind: 'member', id: team.memberId('Ann') },
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
