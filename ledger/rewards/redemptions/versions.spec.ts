import { describe, expect, it } from 'vitest'
import { RedemptionCancelled, RedemptionCompleted, RedemptionRequested } from './events.ts'

/** Samples as the first version recorded them. */
const redemptionId = '018f4e3a-5c1d-8a2b-9c3d-4e5f60718293'
const subject = {
  redemptionId,
  memberId: '0a1b2c3d-4e5f-8a6b-8c7d-8e9fa0b1c2d3',
  points: 1500,
  funding: 'none',
}
const requested = {
  ...subject,
  redemptionType: 'CUSTOM',
  reward: { rewardId: '1c2d3e4f-5a6b-8c7d-9e8f-a0b1c2d3e4f5', name: 'Mug', emoji: '☕' },
}
const completed = {
  ...subject,
  postings: [
    { account: 'held', points: -1500 },
    { account: 'redeemed', points: 1500 },
  ],
}
const cancelled = {
  ...subject,
  reason: 'Sold out',
  postings: [
    { account: 'held', points: -1500 },
    { account: 'clearing', points: 1500 },
  ],
}

describe('redemptions of the first version', () => {
  it('had no order, no group and no limits', () => {
    expect(RedemptionRequested.parse(requested, 1).data).toEqual({
      ...requested,
      order: null,
      groupId: redemptionId,
      limits: null,
    })
  })

  it('were completed without a delivery', () => {
    expect(RedemptionCompleted.parse(completed, 1).data).toEqual({ ...completed, delivery: null })
  })

  it('were cancelled only while they were pending, and took nothing from a stock', () => {
    expect(RedemptionCancelled.parse(cancelled, 1).data).toEqual({
      ...cancelled,
      wasComplete: false,
      item: null,
      claimId: null,
    })
  })

  it('of the second version did not say which gifts return to their claim', () => {
    const second = { ...cancelled, wasComplete: false, item: null }
    expect(RedemptionCancelled.parse(second, 2).data).toEqual({ ...second, claimId: null })
  })

  it('must be recorded with their version', () => {
    expect(() => RedemptionRequested.parse(requested)).toThrow('groupId')
    expect(() => RedemptionCompleted.parse(completed)).toThrow('delivery')
    expect(() => RedemptionCancelled.parse(cancelled)).toThrow('wasComplete')
  })
})
