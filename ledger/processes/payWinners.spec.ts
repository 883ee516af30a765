import { describe, expect, it } from 'vitest'
import { channelIdOf } from '../kernel/foreignIds.ts'
import { createTestCampaigns } from '../testing/testCampaigns.ts'
import { createSettlingTeam } from '../testing/testSettling.ts'
import { accepted } from '../testing/testTeam.ts'
import { settle } from './settle.ts'

const setUp = async () => {
  const { ledger, team, redeemable } = await createSettlingTeam()
  const campaigns = createTestCampaigns(ledger, team, channelIdOf(team.teamId, 'praise'))
  accepted(await campaigns.open('Spring'))
  accepted(await campaigns.nominate('Spring', 'Ann', 'Ben'))
  return { ledger, campaigns, redeemable }
}

describe('after a campaign of nominations', () => {
  it('each of two winners is paid once, with the words of the administrator', async () => {
    const { ledger, campaigns, redeemable } = await setUp()
    const { events } = accepted(await campaigns.complete('Spring', ['Ann', 'Ben'], { points: 500 }))
    const settled = await settle(ledger, events)
    const prizes = settled.events.filter(({ type }) => type === 'PrizeGranted')
    expect(prizes).toMatchObject([
      { data: { wonIn: { kind: 'NOMINATIONS', title: 'Spring' }, message: 'You made the difference' } },
      { data: { wonIn: { kind: 'NOMINATIONS', title: 'Spring' }, message: 'You made the difference' } },
    ])
    await settle(ledger, events)
    expect([await redeemable('Ann'), await redeemable('Ben')]).toEqual([500, 500])
  })
})
