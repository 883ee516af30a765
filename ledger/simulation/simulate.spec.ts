import { describe, expect, it } from 'vitest'
import { campaignEvents } from '../campaigns/events.ts'
import { fundEvents } from '../rewards/funds/events.ts'
import { redemptionEvents } from '../rewards/redemptions/events.ts'
import { simulate } from './simulate.ts'
import { createSimulatedHistory } from './simulatedHistory.ts'

const seeds = Array.from({ length: 24 }, (_, index) => index + 1)

describe('under any interleaving of commands, crashes, repeats and lost answers', () => {
  it.each(seeds)('what is always true stays true (seed %i)', async seed => {
    const { events } = await simulate(seed, 60)
    expect(events).toBeGreaterThan(100)
  })

  it.each(seeds.slice(0, 12))('no point of a redemption is unexplained (seed %i)', async seed => {
    const { events } = await simulate(seed, 60, 'redemptions')
    expect(events).toBeGreaterThan(60)
  })

  it('the same seed tells the same story', async () => {
    expect(await simulate(7, 40)).toEqual(await simulate(7, 40))
  })
})

it('the simulation reaches every event of redemptions and of the fund, and all that follow from them', async () => {
  const reached = new Set<string>()
  for (const seed of seeds.slice(0, 8)) {
    const { log } = await createSimulatedHistory({ seed, commands: 250, focus: 'redemptions' })
    for await (const batch of log.readAll()) for (const { type } of batch) reached.add(type)
  }
  const effects = ['RedemptionRefunded', 'StockReturned']
  for (const type of [...[...redemptionEvents, ...fundEvents].map(({ type }) => type), ...effects])
    expect(reached).toContain(type)
})

it('the simulation reaches every event of campaigns, their prizes, those of plans, and decided exceptions', async () => {
  const reached = new Set<string>()
  for (const seed of seeds.slice(0, 8)) {
    const { log } = await createSimulatedHistory({ seed, commands: 250 })
    for await (const batch of log.readAll()) for (const { type } of batch) reached.add(type)
  }
  const others = ['PrizeGranted', 'PlanChosen', 'PlanEnded', 'ExceptionDecided']
  for (const type of [...campaignEvents.map(({ type }) => type), ...others]) expect(reached).toContain(type)
})
