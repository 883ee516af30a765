import type { RedemptionStatus, RedemptionType } from '@laurel/contract/rewards/redemption.ts'
import { describe, expect, it } from 'vitest'
import { loadLaterTexts } from '../messages/shownTexts.ts'
import { plainText } from '../messages/useText.ts'
import { statusSteps } from './statusSteps.ts'

await loadLaterTexts()

const told = (type: RedemptionType, status: RedemptionStatus) =>
  statusSteps(type, status)
    .map(step => `${plainText(step.label)} (${step.standing})`)
    .join(', ')

describe('the way of a redemption', () => {
  it.each([
    ['CUSTOM', 'PENDING', 'Pending (now), Complete (ahead)'],
    ['CUSTOM', 'COMPLETE', 'Pending (past), Complete (past)'],
    ['CUSTOM', 'CANCELLED', 'Pending (past), Cancelled (now)'],
    ['GIFT_CARD', 'PENDING', 'Sending soon (now), Gift card sent (ahead)'],
    ['AMAZON', 'PROCESSING', 'Order received (past), Preparing to ship (now), Shipped (ahead)'],
    ['INTEGRATION_CUSTOM', 'PENDING', 'Pending (now), Complete (ahead)'],
    ['INTEGRATION_CUSTOM', 'PROCESSING', 'Pending (past), Processing (now), Complete (ahead)'],
    ['DONATION', 'COMPLETE', 'Processing (past), Sending funds (past), Funds disbursed (past)'],
    ['PAYPAL', 'DECLINED', 'Not redeemed (now)'],
  ] as const)('%s, %s: %s', (type, status, expected) => {
    expect(told(type, status)).toBe(expected)
  })
})
