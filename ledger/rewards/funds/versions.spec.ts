import { describe, expect, it } from 'vitest'
import { FundRefunded, FundReleased, FundReserved, FundToppedUp } from './events.ts'

/** Samples as the first version recorded them. */
const redemptionId = '018f4e3a-5c1d-8a2b-9c3d-4e5f60718293'
const postings = [
  { account: 'fund', points: -1500 },
  { account: 'fund:reserved', points: 1500 },
]
const toppedUp = {
  topUpId: '2d3e4f5a-6b7c-8d9e-8fa0-b1c2d3e4f5a6',
  points: 1500,
  paymentReference: 'pi_3MtwBwLkdIwHu7ix28a3tqPa',
  postings: [
    { account: 'purchased', points: -1500 },
    { account: 'fund', points: 1500 },
  ],
}
const reservation = { redemptionId, points: 1500, postings }
const reserved = { ...reservation, memberId: '0a1b2c3d-4e5f-8a6b-8c7d-8e9fa0b1c2d3' }

describe('funds of the first version', () => {
  it('were filled without a debt to repay', () => {
    expect(FundToppedUp.parse(toppedUp, 1).data).toEqual({ ...toppedUp, repaid: 0 })
  })

  it('were paid in advance', () => {
    expect(FundReserved.parse(reserved, 1).data).toEqual({ ...reserved, postpaid: 0 })
    for (const event of [FundReleased, FundRefunded])
      expect(event.parse(reservation, 1).data).toEqual({ ...reservation, postpaid: 0, repaid: 0 })
  })

  it('must be recorded with their version', () => {
    expect(() => FundToppedUp.parse(toppedUp)).toThrow('repaid')
    expect(() => FundReserved.parse(reserved)).toThrow('postpaid')
    expect(() => FundReleased.parse(reservation)).toThrow('postpaid')
    expect(() => FundRefunded.parse(reservation)).toThrow('repaid')
  })
})
