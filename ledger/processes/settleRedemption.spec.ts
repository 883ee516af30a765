import { describe, expect, it } from 'vitest'
import { verifyLedger } from '../audit/verifyLedger.ts'
import { testOrders } from '../testing/testOrders.ts'
import { killedAfter, createSettlingTeam as setUp, typesOf } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { settle } from './settle.ts'

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

  it('a delivered one that comes back refunds the member, and the fund that had paid', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    await team.topUp(1000)
    const order = testOrders.PAYPAL
    const requested = accepted(
      await team.redeem('Ann', 'Money', 60, { funding: 'fund', type: 'PAYPAL', order }),
    )
    await settle(ledger, requested.events)
    const completed = accepted(await team.complete('Money'))
    const cancelled = accepted(await team.cancel('Money'))
    // The cancellation is seen first.
    expect(typesOf(await settle(ledger, cancelled.events)).sort()).toEqual([
      'FundCaptured',
      'FundRefunded',
      'RedemptionCancelled',
      'RedemptionRefunded',
    ])
    await settle(ledger, completed.events)
    expect([await redeemable('Ann'), await statusOf('Money')]).toEqual([100, 'CANCELLED'])
  })

  it('a parcel that is sent back refunds both, too', async () => {
    const { log, ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    await team.topUp(1000)
    const order = testOrders.AMAZON
    await settle(
      ledger,
      accepted(await team.redeem('Ann', 'Tea', 60, { funding: 'fund', type: 'AMAZON', order })).events,
    )
    for (const step of [() => team.process('Tea'), () => team.complete('Tea')])
      await settle(ledger, accepted(await step()).events)
    await settle(ledger, accepted(await team.return('Tea')).events)
    const { books, findings, underWay } = await verifyLedger(log)
    expect([findings, underWay]).toEqual([[], []])
    const balances = (['fund', 'fund:reserved', 'paid', 'held', 'redeemed'] as const).map(account =>
      books.balanceOf(team.teamId, account),
    )
    expect(balances).toEqual([1000, 0, 0, 0, 0])
    expect([await redeemable('Ann'), await statusOf('Tea')]).toEqual([100, 'RETURNED'])
  })

  it('a limit of the day declines and says so', async () => {
    const { ledger, team, redeemable, statusOf } = await setUp()
    await team.adjust('Ann', 100)
    const limits = { day: '2026-03-10', pointsMax: 60, redemptionsMax: null }
    await settle(ledger, accepted(await team.redeem('Ann', 'Mug', 60, { limits })).events)
    await settle(ledger, accepted(await team.redeem('Ann', 'Pen', 1, { limits })).events)
    expect([await redeemable('Ann'), await statusOf('Pen')]).toEqual([40, 'DECLINED'])
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

describe('the last piece of an item', () => {
  const offered = async () => {
    const world = await setUp()
    const { team, ledger } = world
    for (const name of ['Ann', 'Ben']) await team.adjust(name, 100)
    await team.stock('Hoodie', 1)
    const order = { ...testOrders.CUSTOM_CATALOG, itemId: team.rewardId('Hoodie') }
    const buy = async (name: string, points = 60) =>
      accepted(await team.redeem(name, `Hoodie for ${name}`, points, { type: 'CUSTOM_CATALOG', order }))
        .events
    const left = async () => {
      const item = await ledger.item(team.teamId, team.rewardId('Hoodie'))
      return item.kind === 'unknown' ? undefined : item.stock.get(null)
    }
    return { ...world, buy, left }
  }

  it('goes to one of two who want it at once', async () => {
    const { ledger, buy, left, redeemable, statusOf } = await offered()
    const requests = [await buy('Ann'), await buy('Ben')]
    await Promise.all(requests.map(events => settle(ledger, events)))
    const statuses = [await statusOf('Hoodie for Ann'), await statusOf('Hoodie for Ben')]
    expect(statuses.sort()).toEqual(['DECLINED', 'PENDING'])
    expect(new Set([await redeemable('Ann'), await redeemable('Ben')])).toEqual(new Set([100, 40]))
    expect(await left()).toBe(0)
  })

  it('comes back with a cancellation, once', async () => {
    const { ledger, team, buy, left, redeemable } = await offered()
    await settle(ledger, await buy('Ann'))
    const { events } = accepted(await team.cancel('Hoodie for Ann'))
    await settle(ledger, events)
    await settle(ledger, events)
    expect([await redeemable('Ann'), await left()]).toEqual([100, 1])
  })

  it('comes back from a member who cannot pay', async () => {
    const { ledger, buy, left, statusOf } = await offered()
    await settle(ledger, await buy('Ann', 101))
    expect([await statusOf('Hoodie for Ann'), await left()]).toEqual(['DECLINED', 1])
  })

  it.each([0, 1, 2, 3])('is neither lost nor sold twice, killed after step %i', async steps => {
    const { ledger, buy, left, statusOf } = await offered()
    const events = await buy('Ann')
    await settle(killedAfter(ledger, steps), events).catch(() => undefined)
    await settle(ledger, events)
    expect([await statusOf('Hoodie for Ann'), await left()]).toEqual(['PENDING', 0])
  })
})

it.each([0, 1, 2])(
  'a declined redemption gives back what a second run took until its kill after step %i',
  async steps => {
    const { log, ledger, team, redeemable, statusOf } = await setUp()
    await team.stock('Hoodie', 0)
    const order = { ...testOrders.CUSTOM_CATALOG, itemId: team.rewardId('Hoodie') }
    const options = { type: 'CUSTOM_CATALOG', order, funding: 'fund' } as const
    const requested = accepted(await team.redeem('Ann', 'Hoodie for Ann', 60, options)).events
    await settle(ledger, requested)
    expect(await statusOf('Hoodie for Ann')).toBe('DECLINED')

    await team.adjust('Ann', 100)
    await team.topUp(1000)
    await team.stock('Hoodie', 1)
    const before = await log.head()
    await settle(killedAfter(ledger, steps), requested).catch(() => undefined)
    for await (const taken of log.readAll(before)) await settle(ledger, taken)

    const { books, underWay } = await verifyLedger(log)
    expect(underWay).toEqual([])
    expect([await redeemable('Ann'), books.balanceOf(team.teamId, 'fund')]).toEqual([100, 1000])
    const item = await ledger.item(team.teamId, team.rewardId('Hoodie'))
    expect(item.kind === 'unknown' ? undefined : item.stock.get(null)).toBe(1)
  },
)
