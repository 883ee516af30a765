import { describe, expect, it } from 'vitest'
import { createSettlingTeam as setUp, typesOf } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { settle } from './settle.ts'

describe('after a shoutout', () => {
  it('every recipient is credited', async () => {
    const { ledger, team, redeemable, allowance } = await setUp()
    const given = accepted(await team.give('Ann', ['Ben', 'Cleo'], 20))
    expect(typesOf(await settle(ledger, given.events))).toEqual([
      'AllowanceReset',
      'ShoutoutGiven',
      'ShoutoutCredited',
      'ShoutoutCredited',
    ])
    expect([await allowance('Ann'), await redeemable('Ben'), await redeemable('Cleo')]).toEqual([60, 20, 20])
  })

  it('settling again credits no member twice', async () => {
    const { ledger, team, redeemable } = await setUp()
    const given = accepted(await team.give('Ann', ['Ben'], 20))
    await Promise.all([settle(ledger, given.events), settle(ledger, given.events)])
    await settle(ledger, given.events)
    expect(await redeemable('Ben')).toBe(20)
  })

  it('a recall takes every credit back, even one that was not made yet', async () => {
    const { ledger, team, redeemable, allowance } = await setUp()
    const given = accepted(await team.give('Ann', ['Ben', 'Cleo'], 20, { key: 'thanks' }))
    const recalled = accepted(await team.recall('Ann', 'thanks'))
    await settle(ledger, recalled.events)
    await settle(ledger, given.events)
    expect([await allowance('Ann'), await redeemable('Ben'), await redeemable('Cleo')]).toEqual([100, 0, 0])
  })

  it('a recall that is undone credits again, whatever is seen first and however often', async () => {
    const { ledger, team, redeemable, allowance } = await setUp()
    const given = accepted(await team.give('Ann', ['Ben', 'Cleo'], 20, { key: 'thanks' }))
    const recalled = accepted(await team.recall('Ann', 'thanks'))
    const reinstated = accepted(await team.reinstate('Ann', 'thanks'))
    for (const { events } of [reinstated, recalled, given, recalled, reinstated]) {
      await settle(ledger, events)
      expect([await allowance('Ann'), await redeemable('Ben'), await redeemable('Cleo')]).toEqual([
        60, 20, 20,
      ])
    }
  })

  it('a recall may be undone and made again: a debt can become a loss of the company, and a loss stays one', async () => {
    const { ledger, team, redeemable } = await setUp()
    const owed = async () => {
      const member = await ledger.member(team.teamId, team.memberId('Ben'))
      return member.kind === 'known' ? member.owed : undefined
    }
    const events = [accepted(await team.give('Ann', ['Ben'], 20, { key: 'thanks' }))]
    await settle(ledger, events[0]?.events ?? [])
    await settle(ledger, accepted(await team.redeem('Ben', 'Mug', 15)).events)
    const turns = [
      [() => team.recall('Ann', 'thanks', undefined, { act: 'first', policy: 'owe' }), 0, -15],
      [() => team.reinstate('Ann', 'thanks', { act: 'second' }), 5, 0],
      [() => team.recall('Ann', 'thanks', undefined, { act: 'third' }), 0, 0],
      [() => team.reinstate('Ann', 'thanks', { act: 'fourth' }), 5, 0],
      [() => team.recall('Ann', 'thanks', undefined, { act: 'fifth', policy: 'owe' }), 0, 0],
      [() => team.reinstate('Ann', 'thanks', { act: 'sixth' }), 5, 0],
    ] as const
    for (const [turn, left, debt] of turns) {
      await settle(ledger, accepted(await turn()).events)
      expect([await redeemable('Ben'), await owed()]).toEqual([left, debt])
    }
  })

  it('a credit that cannot be made becomes a dead letter, and the others are made', async () => {
    const { ledger, team, redeemable } = await setUp()
    const given = accepted(await team.give('Ann', ['Nemo', 'Ben'], 20))
    const settled = await settle(ledger, given.events)
    expect(settled.events).toContainEqual(
      expect.objectContaining({
        type: 'ReactionDeadLettered',
        data: expect.objectContaining({ commandType: 'creditShoutout', rejectionCode: 'MEMBER_UNKNOWN' }),
      }),
    )
    expect(await redeemable('Ben')).toBe(20)
  })
})
