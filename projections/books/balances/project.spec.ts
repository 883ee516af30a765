import { describe, expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { memberBalances, teamBalances } from './tables.ts'

const setUp = async () => {
  const company = await createCompany()
  const balanceOf = async (name: string) => {
    const rows = (await company.readModels()).rows(memberBalances)
    return rows.find(row => row.memberId === company.team.memberId(name))
  }
  const teamHolds = async () =>
    Object.fromEntries((await company.readModels()).rows(teamBalances).map(row => [row.account, row.points]))
  return { ...company, balanceOf, teamHolds }
}

describe('balances', () => {
  it('given a member who was added, then they hold nothing, which is shown too', async () => {
    const { balanceOf } = await setUp()
    expect(await balanceOf('Ann')).toMatchObject({
      redeemable: 0,
      shoutoutAllowance: 0,
      shoutoutPeriod: null,
    })
  })

  it('given a shoutout, then the giver may give less and each recipient has more', async () => {
    const { team, settled, balanceOf, teamHolds } = await setUp()
    await settled(team.give('Ann', ['Ben', 'Cleo'], 20))
    expect(await balanceOf('Ann')).toMatchObject({
      shoutoutAllowance: 60,
      shoutoutGranted: 100,
      shoutoutPeriod: '2026-03-01',
      given: 40,
      shoutoutsGiven: 1,
      lastShoutoutGivenAt: '2026-03-10T12:00:00.000Z',
    })
    expect(await balanceOf('Ben')).toMatchObject({ redeemable: 20, earned: 20, shoutoutsReceived: 1 })
    expect(await teamHolds()).toEqual({ clearing: 0, granted: -100 })
  })

  it('given a shoutout of long ago that is imported late, then the last one given stays the last', async () => {
    const { team, settled, balanceOf } = await setUp()
    await settled(team.give('Ann', ['Ben'], 20))
    await settled(team.give('Ann', ['Ben'], 20, { at: '2019-05-01T00:00:00.000Z' }))
    expect(await balanceOf('Ann')).toMatchObject({
      given: 40,
      lastShoutoutGivenAt: '2026-03-10T12:00:00.000Z',
    })
  })

  it('given a recall after the points were spent, then the company bears them', async () => {
    const { team, settled, balanceOf, teamHolds } = await setUp()
    await settled(team.give('Ann', ['Ben'], 50, { key: 'thanks' }))
    await settled(team.redeem('Ben', 'Mug', 30))
    await settled(team.recall('Ann', 'thanks'))
    expect(await balanceOf('Ben')).toMatchObject({
      redeemable: 0,
      earned: 0,
      redeemed: 30,
      shoutoutsReceived: 0,
    })
    expect(await balanceOf('Ann')).toMatchObject({ shoutoutAllowance: 100, given: 0, shoutoutsGiven: 0 })
    expect(await teamHolds()).toMatchObject({ clearing: 0, held: 30, absorbed: -30 })
  })

  it('given such a recall where the member owes, then the debt stands until the next points repay it', async () => {
    const { team, settled, balanceOf, teamHolds } = await setUp()
    await settled(team.give('Ann', ['Ben'], 50, { key: 'thanks' }))
    await settled(team.redeem('Ben', 'Mug', 30))
    await settled(team.recall('Ann', 'thanks', undefined, { policy: 'owe' }))
    expect(await balanceOf('Ben')).toMatchObject({ redeemable: 0, owed: -30, earned: 0 })
    await settled(team.give('Ann', ['Ben'], 40))
    expect(await balanceOf('Ben')).toMatchObject({ redeemable: 10, owed: 0, earned: 40 })
    expect(await teamHolds()).toMatchObject({ clearing: 0, held: 30 })
  })

  it('given a recall that is undone, then all is as before', async () => {
    const { team, settled, balanceOf, teamHolds } = await setUp()
    await settled(team.give('Ann', ['Ben'], 50, { key: 'thanks' }))
    await settled(team.redeem('Ben', 'Mug', 30))
    const before = [await balanceOf('Ann'), await balanceOf('Ben')]
    await settled(team.recall('Ann', 'thanks'))
    await settled(team.reinstate('Ann', 'thanks'))
    expect([await balanceOf('Ann'), await balanceOf('Ben')]).toEqual(before)
    expect(await teamHolds()).toMatchObject({ clearing: 0, absorbed: 0 })
  })

  it('given a cancelled paid redemption, then member and fund are as before', async () => {
    const { team, settled, balanceOf, teamHolds } = await setUp()
    await settled(team.adjust('Ann', 100))
    await settled(team.topUp(1000))
    await settled(team.redeem('Ann', 'Gift card', 40, { funding: 'fund' }))
    expect(await teamHolds()).toMatchObject({ fund: 960, 'fund:reserved': 40, held: 40 })
    await settled(team.cancel('Gift card'))
    expect(await balanceOf('Ann')).toMatchObject({ redeemable: 100, redeemed: 0 })
    expect(await teamHolds()).toMatchObject({ fund: 1000, 'fund:reserved': 0, held: 0, clearing: 0 })
  })
})
