import { expect, it } from 'vitest'
import { createCompany } from '../../testing/company.ts'
import { pointFlows } from './tables.ts'

const rowsAfter = async (
  act: (company: Awaited<ReturnType<typeof createCompany>>) => Promise<void>,
): Promise<unknown> => {
  const company = await createCompany()
  await company.settled(company.team.adjust('Ann', 100))
  await act(company)
  return (await company.readModels()).rows(pointFlows)
}

it('given redemptions before and after a quarter of an hour, then they are counted apart', async () => {
  const rows = await rowsAfter(async ({ team, settled }) => {
    await settled(team.redeem('Ann', 'Mug', 20, { at: '2026-03-10T18:29:59.999Z' }))
    await settled(team.redeem('Ann', 'Pen', 5, { at: '2026-03-10T18:30:00.000Z' }))
    await settled(team.redeem('Ann', 'Cap', 7, { at: '2026-03-10T18:44:59.999Z' }))
  })
  expect(rows).toMatchObject([
    { startsAt: '2026-03-10T18:15:00.000Z', redeemed: 20 },
    { startsAt: '2026-03-10T18:30:00.000Z', redeemed: 12 },
  ])
})

it('given a redemption that is refunded, then nothing was redeemed', async () => {
  const rows = await rowsAfter(async ({ team, settled }) => {
    await settled(team.topUp(1000))
    await settled(team.redeem('Ann', 'Gift card', 40, { funding: 'fund' }))
    await settled(team.cancel('Gift card'))
  })
  expect(rows).toMatchObject([{ redeemed: 0 }])
})
