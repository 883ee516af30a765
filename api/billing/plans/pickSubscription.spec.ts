import { describe, expect, it } from 'vitest'
import { meaningOfStatus } from './meaningOfStatus.ts'
import { leftOpen, pickSubscription } from './pickSubscription.ts'
import type { SubscriptionRow } from './subscriptionRow.ts'

const row = (subscriptionId: string, status: string): SubscriptionRow => ({
  subscriptionId,
  status,
  itemId: 'si_1',
  priceId: 'price_1',
  plan: 'core',
  billingInterval: 'MONTHLY',
  unitAmount: 150,
  currency: 'usd',
  quantity: 3,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
})

describe('the subscription that counts', () => {
  it('is one in force, also where the team had another one', () => {
    const rows = [row('new', 'active'), row('old', 'canceled')]
    expect(pickSubscription(rows, 'old')?.subscriptionId).toBe('new')
  })

  it('is that of the team among two in force', () => {
    expect(pickSubscription([row('b', 'active'), row('a', 'past_due')], 'a')?.subscriptionId).toBe('a')
  })

  it('is the last one of the team where none is in force, so that its end is recorded', () => {
    const rows = [row('tried', 'incomplete'), row('old', 'unpaid')]
    expect(pickSubscription(rows, 'old')?.subscriptionId).toBe('old')
    expect(leftOpen(rows).map(({ subscriptionId }) => subscriptionId)).toEqual(['old'])
  })

  it('is none without any', () => {
    expect(pickSubscription([], 'old')).toBeUndefined()
  })
})

describe('the state of a subscription', () => {
  it.each(['active', 'trialing', 'past_due'])('%s gives the plan', status => {
    expect(meaningOfStatus(status)).toEqual({ kind: 'in force' })
  })
  it.each([
    ['canceled', 'cancelled'],
    ['unpaid', 'unpaid'],
    ['incomplete_expired', 'unpaid'],
  ])('%s ends it', (status, reason) => {
    expect(meaningOfStatus(status)).toEqual({ kind: 'over', reason })
  })
  it.each(['incomplete', 'paused', 'a state of a later version'])('%s changes nothing', status => {
    expect(meaningOfStatus(status)).toEqual({ kind: 'not begun' })
  })
})
