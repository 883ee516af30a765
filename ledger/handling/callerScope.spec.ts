import { describe, expect, it } from 'vitest'
import { verifyLedger } from '../audit/verifyLedger.ts'
import type { Actor } from '../kernel/actor.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import type { EventLog } from '../log/port.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { createMemoryCommandStreams } from './commandStreams/memoryCommandStreams.ts'
import { createLedger } from './createLedger.ts'

const setUp = async (uniqueIds: EventLog['uniqueIds']) => {
  const log = createMemoryLog({ uniqueIds })
  const ledger = createLedger({ log, commandStreams: createMemoryCommandStreams() })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Olga', 'Omar'] })
  const adjust = (actor: Actor, key: string, name: string, points = 5) =>
    ledger.handle({
      type: 'adjustPoints',
      id: team.shoutoutId(key),
      teamId: team.teamId,
      actor,
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: { memberId: team.memberId(name), account: 'redeemable', points, reason: 'Thanks' },
    })
  const memberCalled = (name: string): Actor => ({ kind: 'member', id: team.memberId(name) })
  const balanceOf = async (name: string) => {
    const { findings, books } = await verifyLedger(log)
    expect(findings).toEqual([])
    return books.balanceOf(team.teamId, 'redeemable', team.memberId(name))
  }
  return { log, team, adjust, balanceOf, olga: memberCalled('Olga'), omar: memberCalled('Omar') }
}

const conflict = { kind: 'rejected', rejection: { code: 'COMMAND_CONFLICT' } }

describe.each(['log', 'stream'] as const)('an id belongs to its caller (ids unique per %s)', uniqueIds => {
  it('makes two commands of one id that two members send, whatever the stream', async () => {
    const { adjust, balanceOf, olga, omar } = await setUp(uniqueIds)
    const sent = await Promise.all([
      adjust(olga, 'key', 'Ann'),
      adjust(omar, 'key', 'Ann'),
      adjust(omar, 'other key', 'Ben'),
      adjust(olga, 'other key', 'Ann'),
    ])
    expect(sent.map(outcome => accepted(outcome).isRepeated)).toEqual([false, false, false, false])
    expect([await balanceOf('Ann'), await balanceOf('Ben')]).toEqual([15, 5])
  })

  it('answers the repeat of a member as before', async () => {
    const { adjust, balanceOf, olga, omar } = await setUp(uniqueIds)
    const first = accepted(await adjust(olga, 'key', 'Ann'))
    await adjust(omar, 'key', 'Ann')
    expect(await adjust(olga, 'key', 'Ann')).toEqual({ ...first, isRepeated: true })
    expect(await balanceOf('Ann')).toBe(10)
  })

  it('refuses the id of a member with another body', async () => {
    const { adjust, balanceOf, olga } = await setUp(uniqueIds)
    await adjust(olga, 'key', 'Ann')
    expect(await adjust(olga, 'key', 'Ann', 6)).toEqual(conflict)
    expect(await balanceOf('Ann')).toBe(5)
  })

  it('refuses the id of a member for another stream', async () => {
    const { adjust, balanceOf, olga } = await setUp(uniqueIds)
    await adjust(olga, 'key', 'Ann')
    expect(await adjust(olga, 'key', 'Ben')).toEqual(conflict)
    expect([await balanceOf('Ann'), await balanceOf('Ben')]).toEqual([5, 0])
  })

  it('accepts one of two streams for an id that a member sends to both at the same time', async () => {
    const { adjust, balanceOf, olga } = await setUp(uniqueIds)
    const sent = await Promise.all([adjust(olga, 'key', 'Ann'), adjust(olga, 'key', 'Ben')])
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'rejected'])
    expect((await balanceOf('Ann')) + (await balanceOf('Ben'))).toBe(5)
  })

  it('accepts an id again for the same stream after a rejection', async () => {
    const { adjust, balanceOf, olga } = await setUp(uniqueIds)
    expect((await adjust(olga, 'key', 'Ann', -1)).kind).toBe('rejected')
    expect((await adjust(olga, 'key', 'Ann', 7)).kind).toBe('accepted')
    expect(await balanceOf('Ann')).toBe(7)
  })
})

describe('where ids are unique per stream only', () => {
  it('keeps the stream of a rejected command: its id is refused for another', async () => {
    const { adjust, olga } = await setUp('stream')
    expect((await adjust(olga, 'key', 'Ann', -1)).kind).toBe('rejected')
    expect(await adjust(olga, 'key', 'Ben')).toEqual(conflict)
  })

  it('takes no command of a member without a record of their streams', async () => {
    const { log, team, olga } = await setUp('stream')
    const locale = { memberId: team.memberId('Olga'), locale: 'de', place: '' }
    const handling = createLedger({ log }).handle({
      type: 'chooseLocale',
      id: team.shoutoutId('key'),
      teamId: team.teamId,
      actor: olga,
      occurredAt: '2026-03-10T13:00:00.000Z',
      data: locale,
    })
    await expect(handling).rejects.toThrow('Give createLedger the commandStreams')
  })
})
