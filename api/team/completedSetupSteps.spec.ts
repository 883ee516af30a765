import { expect, test } from 'vitest'
import { completedSetupSteps } from './completedSetupSteps.ts'

const team = { values: [], rewardCatalogs: [], introducedAt: null } as const
const facts = { channels: [], hasOwnRewards: false, hasCard: false }

test('a new team has done no step', () => {
  expect(completedSetupSteps(team, facts)).toEqual({
    setup_first_group: false,
    added_tag_values: false,
    setup_rewards: false,
    introduction: false,
    have_payment_method: false,
  })
})

test.each(['AMAZON', 'GIFT_CARDS', 'CHARITIES', 'PAYPAL'] as const)(
  'turning on %s enables redemptions',
  catalog => {
    const steps = completedSetupSteps({ ...team, rewardCatalogs: [catalog] }, facts)
    expect(steps.setup_rewards).toBe(true)
  },
)

test('rewards of its own enable redemptions, and an own catalog without items does not', () => {
  const withCatalog = { ...team, rewardCatalogs: ['CUSTOM_CATALOG'] } as const
  expect(completedSetupSteps(withCatalog, facts).setup_rewards).toBe(false)
  expect(completedSetupSteps(team, { ...facts, hasOwnRewards: true }).setup_rewards).toBe(true)
})
