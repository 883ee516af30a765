import { expect, test } from 'vitest'
import { needsTopUp } from './needsTopUp.ts'

const team = { purchased_points: 0, reward_payment_type: 0, reward_catalogs: ['CHARITIES' as const] }

test('a team needs a top-up while it offers paid rewards from an empty fund', () => {
  expect(needsTopUp(team)).toBe(true)
  expect(needsTopUp({ ...team, purchased_points: 1 })).toBe(false)
  expect(needsTopUp({ ...team, reward_payment_type: 1 })).toBe(false)
  expect(needsTopUp({ ...team, reward_catalogs: ['CUSTOM_CATALOG', 'PAYPAL'] })).toBe(false)
})
