import type { RewardOrder } from '@laurel/ledger/rewards/orders/vocabulary.ts'
import type { KnownRedemption } from '@laurel/ledger/rewards/redemptions/state.ts'
import { annsAddress, testOrders } from '@laurel/ledger/testing/testOrders.ts'
import { expect, test } from 'vitest'
import { isSameAddress, isSameDonation, isSameGiftCard, isSamePayout } from './sameChoice.ts'

const earlier = (order: RewardOrder | null, points = 500): KnownRedemption => ({
  status: 'PENDING',
  redemptionId: '11111111-1111-4111-8111-111111111111',
  memberId: '22222222-2222-4222-8222-222222222222',
  points,
  funding: 'fund',
  redemptionType: 'GIFT_CARD',
  rewardId: '33333333-3333-4333-8333-333333333333',
  order,
  groupId: '11111111-1111-4111-8111-111111111111',
  hold: null,
  isReleased: false,
  vendorOrder: null,
  trackingNumbers: [],
  reached: ['PENDING'],
})

test('a payout is of the same amount to the same destination, whatever arrives of it', () => {
  const payout = earlier(testOrders.PAYPAL)
  expect(isSamePayout(500, testOrders.PAYPAL.destination)(payout)).toBe(true)
  expect(isSamePayout(900, testOrders.PAYPAL.destination)(payout)).toBe(false)
  expect(isSamePayout(500, 'b@pay.example')(payout)).toBe(false)
})

test('a donation is of the same amount', () => {
  expect(isSameDonation(500)(earlier(testOrders.DONATION))).toBe(true)
  expect(isSameDonation(501)(earlier(testOrders.DONATION))).toBe(false)
})

test.each([
  [{ variantId: 'coffee-25', value: 25 }, true],
  [{ variantId: 'coffee-25', value: null }, true],
  [{ variantId: null, value: 25 }, true],
  [{ variantId: 'coffee-50', value: null }, false],
  [{ variantId: 'coffee-25', value: 50 }, false],
  [{ variantId: 'coffee-25', value: 25.001 }, false],
])('a gift card of 25 dollars, asked for with %j: %j', (choice, isSame) => {
  expect(isSameGiftCard(choice)(earlier(testOrders.GIFT_CARD))).toBe(isSame)
})

test('an address is compared in all its parts, where it is known', () => {
  expect(isSameAddress(testOrders.AMAZON, { ...annsAddress })).toBe(true)
  expect(isSameAddress(testOrders.AMAZON, { ...annsAddress, street2: 'Rear house' })).toBe(false)
  expect(isSameAddress(testOrders.AMAZON, null)).toBe(true)
  expect(isSameAddress({ ...testOrders.CUSTOM_CATALOG, address: null }, annsAddress)).toBe(true)
  expect(isSameAddress(testOrders.GIFT_CARD, annsAddress)).toBe(true)
})

test('an order of the first version, of which nothing is known, is the same', () => {
  expect(isSamePayout(500, 'b@pay.example')(earlier(null))).toBe(true)
  expect(isSameGiftCard({ variantId: 'coffee-50', value: null })(earlier(null))).toBe(true)
})
