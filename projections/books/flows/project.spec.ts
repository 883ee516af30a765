import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { pointFlows } from './tables.ts'

it('given flows before and after a quarter of an hour, then they are counted apart', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.give('Ann', ['Ben'], 20, { at: '2026-03-10T18:29:59.999Z' }))
  await settled(team.give('Ann', ['Ben', 'Cleo'], 5, { at: '2026-03-10T18:30:00.000Z' }))
  const rows = (await readModels()).rows(pointFlows).filter(row => row.shoutouts > 0)
  expect(rows.map(row => [row.startsAt, row.given, row.earned])).toEqual([
    ['2026-03-10T18:15:00.000Z', 20, 20],
    ['2026-03-10T18:30:00.000Z', 10, 10],
  ])
})

it('given a redemption that is given back, then nothing was redeemed', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.adjust('Ann', 100))
  await settled(team.topUp(1000))
  await settled(team.redeem('Ann', 'Gift card', 40, { funding: 'fund' }))
  await settled(team.cancel('Gift card'))
  const [flows] = (await readModels()).rows(pointFlows)
  expect(flows).toMatchObject({ redeemed: 0, redemptionsCompleted: 0, adjusted: 100, toppedUp: 1000 })
})

it('given a paid redemption that was completed, then its cost is counted', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.adjust('Ann', 100))
  await settled(team.topUp(1000))
  await settled(team.redeem('Ann', 'Gift card', 40, { funding: 'fund' }))
  await settled(team.complete('Gift card'))
  const [flows] = (await readModels()).rows(pointFlows)
  expect(flows).toMatchObject({ redeemed: 40, paidRedemptionsCompleted: 1, paidRedeemed: 40 })
})

it('given a recall that is undone, then nothing was recalled', async () => {
  const { team, settled, readModels } = await createCompany()
  await settled(team.give('Ann', ['Ben'], 20, { key: 'launch' }))
  const before = (await readModels()).rows(pointFlows)
  await settled(team.recall('Ann', 'launch'))
  await settled(team.reinstate('Ann', 'launch'))
  expect((await readModels()).rows(pointFlows)).toEqual(before)
})
