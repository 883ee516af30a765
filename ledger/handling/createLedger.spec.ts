import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createLedger } from './createLedger.ts'

const setUp = async (log: EventLog = createMemoryLog()) => {
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben'] })
  return { log, ledger, team }
}

const eventsOf = async (log: EventLog, stream: string) => {
  const types: string[] = []
  for await (const batch of log.readStream(stream)) types.push(...batch.map(event => event.type))
  return types
}

/** A log that says it failed after it had taken the events: the worst moment to lose a connection. */
const forgetfulLog = (log: EventLog, failures: number): EventLog => ({
  ...log,
  append: async (...parameters) => {
    const result = await log.append(...parameters)
    if (failures > 0) {
      failures -= 1
      throw new Error('The connection was lost.')
    }
    return result
  },
})

describe('handling a command', () => {
  it('records what was decided, with who, when and why', async () => {
    const { team } = await setUp()
    const { events } = accepted(await team.give('Ann', ['Ben'], 10, { key: 'first' }))
    expect(events.map(event => event.type)).toEqual(['AllowanceReset', 'ShoutoutGiven'])
    expect(events[1]?.metadata).toMatchObject({
      teamId: team.teamId,
      occurredAt: '2026-03-10T12:00:00.000Z',
      correlationId: events[1]?.metadata.commandId,
    })
  })

  it('answers the same command as it was answered before', async () => {
    const { team } = await setUp()
    const first = accepted(await team.give('Ann', ['Ben'], 10, { key: 'first' }))
    const again = accepted(await team.give('Ann', ['Ben'], 10, { key: 'first' }))
    expect(again).toEqual({ ...first, isRepeated: true })
  })

  it('refuses the same id with another body', async () => {
    const { team } = await setUp()
    await team.give('Ann', ['Ben'], 10, { key: 'first' })
    expect(await team.give('Ann', ['Ben'], 20, { key: 'first' })).toEqual({
      kind: 'rejected',
      rejection: { code: 'COMMAND_CONFLICT' },
    })
  })

  it('knows a repeated command after a restart, and after the configuration changed', async () => {
    const { log, team } = await setUp()
    await team.give('Ann', ['Ben'], 10, { key: 'first' })
    const ledger = createLedger({ log })
    const restarted = await createTestTeam(ledger, { memberNames: [] })
    await ledger.handle({
      type: 'setAllowancePolicy',
      id: team.shoutoutId('policy'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-11T12:00:00.000Z',
      data: { interval: 'WEEKLY', shoutoutPoints: 1, awardPoints: 0 },
    })
    const again = accepted(await restarted.give('Ann', ['Ben'], 10, { key: 'first' }))
    expect(again.isRepeated).toBe(true)
  })

  it('gives the same command sent at the same time one place in the log', async () => {
    const { log, team } = await setUp()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => team.give('Ann', ['Ben'], 10, { key: 'first' })),
    )
    expect(outcomes.filter(outcome => accepted(outcome).isRepeated)).toHaveLength(9)
    const types = await eventsOf(log, memberStream.nameOf(team.teamId, team.memberId('Ann')))
    expect(types.filter(type => type === 'ShoutoutGiven')).toHaveLength(1)
  })

  it('never lets a balance go below zero, however many ask at once', async () => {
    const { ledger, team } = await setUp()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => team.give('Ann', ['Ben'], 30)))
    expect(outcomes.filter(outcome => outcome.kind === 'accepted')).toHaveLength(3)
    expect(await ledger.member(team.teamId, team.memberId('Ann'))).toMatchObject({
      allowances: { shoutout: { points: 10 } },
    })
  })

  it('decides on what another instance recorded, not on what it remembers', async () => {
    const { log, team } = await setUp()
    const other = createLedger({ log })
    await team.give('Ann', ['Ben'], 60)
    const late = await other.handle({
      type: 'adjustPoints',
      id: team.shoutoutId('adjustment'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: {
        memberId: team.memberId('Ann'),
        account: 'allowance:shoutout',
        points: -40,
        reason: 'Lent to another team',
      },
    })
    expect(late.kind).toBe('accepted')
    expect(await team.give('Ann', ['Ben'], 1)).toEqual({
      kind: 'rejected',
      rejection: { code: 'ALLOWANCE_EXHAUSTED', available: 0, requested: 1 },
    })
  })

  it('two instances that give at the same time never spend a point twice', async () => {
    const log = createMemoryLog()
    const { team, ledger } = await setUp(log)
    const other = createLedger({ log })
    const adjustment = (index: number) => ({
      type: 'adjustPoints' as const,
      id: team.shoutoutId(`adjustment ${index}`),
      teamId: team.teamId,
      actor: { kind: 'system' as const, id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: {
        memberId: team.memberId('Ben'),
        account: 'redeemable' as const,
        points: -30,
        reason: 'Races',
      },
    })
    await team.adjust('Ben', 100)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? ledger : other).handle(adjustment(index))),
    )
    expect(outcomes.filter(outcome => outcome.kind === 'accepted')).toHaveLength(3)
  })

  it('finds out what became of an append whose answer was lost', async () => {
    const log = createMemoryLog()
    const { team: before } = await setUp(log)
    const ledger = createLedger({ log: forgetfulLog(log, 1) })
    const outcome = await ledger.handle({
      type: 'adjustPoints',
      id: before.shoutoutId('adjustment'),
      teamId: before.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: before.memberId('Ann'), account: 'redeemable', points: 5, reason: 'Lost answer' },
    })
    expect(accepted(outcome).events).toHaveLength(1)
    const types = await eventsOf(log, memberStream.nameOf(before.teamId, before.memberId('Ann')))
    expect(types).toEqual(['MemberAdded', 'PointsAdjusted'])
  })

  it('reads a stream again from its beginning when the log was restored to an earlier end', async () => {
    const { log, team } = await setUp()
    const restored = createMemoryLog()
    let current: EventLog = log
    const ledger = createLedger({
      log: {
        uniqueIds: 'log',
        append: (...parameters) => current.append(...parameters),
        readStream: (...parameters) => current.readStream(...parameters),
        readAll: (...parameters) => current.readAll(...parameters),
      },
    })
    const adjust = (name: string) =>
      ledger.handle({
        type: 'adjustPoints',
        id: team.shoutoutId(name),
        teamId: team.teamId,
        actor: { kind: 'system', id: 'spec' },
        occurredAt: '2026-03-10T13:00:00.000Z',
        data: { memberId: team.memberId('Ann'), account: 'redeemable', points: 5, reason: name },
      })
    for await (const batch of log.readAll()) {
      for (const event of batch) {
        const { id, type, version, data, metadata } = event
        await restored.append(event.stream, [{ id, type, version, data, metadata }], 'any')
      }
    }
    await adjust('lost with the old log')
    current = restored
    accepted(await adjust('after the restore'))
    expect(await ledger.member(team.teamId, team.memberId('Ann'))).toMatchObject({ redeemable: 5 })
    expect(accepted(await adjust('lost with the old log')).isRepeated).toBe(false)
  })

  it('says so when the log can not be reached at all', async () => {
    const { team, log } = await setUp()
    const ledger = createLedger({
      log: { ...log, append: () => Promise.reject(new Error('No connection.')) },
    })
    const attempt = ledger.handle({
      type: 'adjustPoints',
      id: team.shoutoutId('adjustment'),
      teamId: team.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: team.memberId('Ann'), account: 'redeemable', points: 5, reason: 'No log' },
    })
    await expect(attempt).rejects.toThrow('No connection.')
  })

  it("does not find another team's member", async () => {
    const { ledger, team } = await setUp()
    const other = await createTestTeam(ledger, { name: 'birch', memberNames: ['Zoe'] })
    const outcome = await ledger.handle({
      type: 'adjustPoints',
      id: team.shoutoutId('theft'),
      teamId: other.teamId,
      actor: { kind: 'system', id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: team.memberId('Ann'), account: 'redeemable', points: 5, reason: 'Not mine' },
    })
    expect(outcome).toEqual({ kind: 'rejected', rejection: { code: 'MEMBER_UNKNOWN' } })
  })

  it('never writes data that does not fit its schema', async () => {
    const { team } = await setUp()
    await expect(team.give('Ann', ['Ben'], 10, { message: 'nul \u0000 byte' })).rejects.toThrow()
  })

  it('lets a command that can not be recorded fail alone', async () => {
    const { team } = await setUp()
    const [first, poisoned, last] = await Promise.allSettled([
      team.give('Ann', ['Ben'], 10),
      team.give('Ann', ['Ben'], 10, { message: 'nul \u0000 byte' }),
      team.give('Ann', ['Ben'], 10),
    ])
    expect([first.status, poisoned.status, last.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })

  it('lets a command that is too big for the log fail alone, and at once', async () => {
    const { log, team } = await setUp()
    let appends = 0
    const counting: EventLog = {
      ...log,
      append: (...parameters) => {
        appends += 1
        return log.append(...parameters)
      },
    }
    const ledger = createLedger({ log: counting })
    const deadLetterOf = (name: string, length: number) => ({
      type: 'recordDeadLetter' as const,
      id: team.shoutoutId(name),
      teamId: team.teamId,
      actor: { kind: 'system' as const, id: 'spec' },
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: {
        commandId: team.shoutoutId(`command of ${name}`),
        commandType: 'x'.repeat(length),
        causationId: team.shoutoutId('cause'),
        rejectionCode: 'TOO_BIG',
        place: { stream: 'member-x', revision: 0 },
        memberId: null,
        points: null,
      },
    })
    const [warmUp, small, big, another] = await Promise.allSettled([
      ledger.handle(deadLetterOf('warm up', 1)),
      ledger.handle(deadLetterOf('small', 1)),
      ledger.handle(deadLetterOf('big', 1_000_001)),
      ledger.handle(deadLetterOf('another', 1)),
    ])
    expect([warmUp.status, small.status, big.status, another.status]).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(appends).toBeLessThan(8)
  })
})
