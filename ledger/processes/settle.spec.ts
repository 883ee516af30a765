import { describe, expect, it } from 'vitest'
import { createLedger } from '../handling/createLedger.ts'
import type { Ledger } from '../handling/ledger.ts'
import { createMemoryLog } from '../log/memory/memoryLog.ts'
import { accepted, createTestTeam } from '../testing/testTeam.ts'
import { settle } from './settle.ts'

const setUp = async () => {
  const log = createMemoryLog()
  const ledger = createLedger({ log })
  const team = await createTestTeam(ledger, { memberNames: ['Ann', 'Ben', 'Cleo'] })
  const redeemable = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.redeemable : undefined
  }
  const allowance = async (name: string) => {
    const member = await ledger.member(team.teamId, team.memberId(name))
    return member.kind === 'known' ? member.allowances.shoutout.points : undefined
  }
  const statusOf = async (key: string) =>
    (await ledger.redemption(team.teamId, team.redemptionId(key))).status
  return { log, ledger, team, redeemable, allowance, statusOf }
}

const typesOf = ({ events }: Awaited<ReturnType<typeof settle>>) => events.map(event => event.type)

/** Takes everything in, then forgets that it did: as if the process had been killed before it heard the answer. */
const killedAfter = (ledger: Ledger, commands: number): Ledger => ({
  ...ledger,
  handle: async command => {
    const outcome = await ledger.handle(command)
    commands -= 1
    if (commands < 0) throw new Error('Killed.')
    return outcome
  },
})

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

describe('after a redemption was asked for', () => {
  it('the member pays and the reward waits for approval', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    const requested = accepted(await team.redeem('Ann', 'Mug', 60))
    expect(typesOf(await settle(ledger, requested.events))).toEqual([
      'RedemptionRequested',
      'RedemptionDebited',
      'RedemptionPlaced',
    ])
    expect([await redeemable('Ann'), await statusOf('Mug')]).toEqual([40, 'PENDING'])
  })

  it('a member without the points is declined and pays nothing', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 59)
    const requested = accepted(await team.redeem('Ann', 'Mug', 60))
    expect(typesOf(await settle(ledger, requested.events))).toEqual([
      'RedemptionRequested',
      'RedemptionDeclined',
    ])
    expect([await redeemable('Ann'), await statusOf('Mug')]).toEqual([59, 'DECLINED'])
  })

  it('a paid reward reserves the fund first and pays from it at the end', async () => {
    const { ledger, team } = await setUp()
    await team.adjust('Ann', 100)
    await team.topUp(1000)
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    expect(typesOf(await settle(ledger, requested.events))).toEqual([
      'RedemptionRequested',
      'FundReserved',
      'RedemptionDebited',
      'RedemptionPlaced',
    ])
    const completed = accepted(await team.complete('Gift card'))
    expect(typesOf(await settle(ledger, completed.events))).toEqual(['RedemptionCompleted', 'FundCaptured'])
  })

  it('an empty fund declines, a poor member gives the reservation back', async () => {
    const { ledger, team } = await setUp()
    const poorTeam = accepted(await team.redeem('Ann', 'First', 60, { funding: 'fund' }))
    expect(typesOf(await settle(ledger, poorTeam.events))).toEqual([
      'RedemptionRequested',
      'RedemptionDeclined',
    ])
    await team.topUp(1000)
    const poorMember = accepted(await team.redeem('Ann', 'Second', 60, { funding: 'fund' }))
    expect(typesOf(await settle(ledger, poorMember.events))).toEqual([
      'RedemptionRequested',
      'FundReserved',
      'RedemptionDeclined',
      'FundReleased',
    ])
  })

  it('a cancelled one gives everything back', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    await team.topUp(1000)
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    await settle(ledger, requested.events)
    const cancelled = accepted(await team.cancel('Gift card'))
    expect(typesOf(await settle(ledger, cancelled.events))).toEqual([
      'RedemptionCancelled',
      'RedemptionRefunded',
      'FundReleased',
    ])
    expect([await redeemable('Ann'), await statusOf('Gift card')]).toEqual([100, 'CANCELLED'])
  })

  it('points that arrive after it was declined are not taken for it', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    const requested = accepted(await team.redeem('Ann', 'Mug', 60))
    await settle(ledger, requested.events)
    await team.adjust('Ann', 100)
    await settle(ledger, requested.events)
    expect([await redeemable('Ann'), await statusOf('Mug')]).toEqual([100, 'DECLINED'])
  })

  it.each([0, 1, 2, 3])('killed after step %i, it ends the same after a restart', async steps => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    await team.topUp(1000)
    const requested = accepted(await team.redeem('Ann', 'Gift card', 60, { funding: 'fund' }))
    await settle(killedAfter(ledger, steps), requested.events).catch(() => undefined)
    await settle(ledger, requested.events)
    expect([await redeemable('Ann'), await statusOf('Gift card')]).toEqual([40, 'PENDING'])
  })
})
