import { describe, expect, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { testOrders } from '../../testing/testOrders.ts'
import { type Delivery, deliveryOfText } from '../orders/delivery.ts'
import { orderHandleOf } from '../orders/orderHandle.ts'
import type { RedemptionEvent } from './events.ts'
import type { RequestRedemption } from './requestRedemption.ts'
import { redemptionStream } from './stream.ts'

const { given } = testDecider(redemptionStream)

const redemptionId = idOf('gift card for Ann')
const memberId = idOf('ann')
const subject = { redemptionId, memberId, points: 2500, funding: 'fund' } as const
const asked = {
  ...subject,
  redemptionType: 'GIFT_CARD',
  reward: { rewardId: idOf('coffee'), name: 'Coffee', emoji: '' },
  order: testOrders.GIFT_CARD,
  groupId: redemptionId,
} as const

const requested: RedemptionEvent = { type: 'RedemptionRequested', data: { ...asked, limits: null } }
const held: RedemptionEvent = { type: 'RedemptionHeld', data: { ...subject, reason: 'ABOVE_LIMIT' } }
const released: RedemptionEvent = { type: 'RedemptionReleased', data: subject }
const placed: RedemptionEvent = {
  type: 'RedemptionPlaced',
  data: { ...subject, postings: move(2500, { account: 'clearing' }, { account: 'held' }) },
}
const handle = orderHandleOf(redemptionId)
const started: RedemptionEvent = { type: 'OrderStarted', data: { ...subject, vendor: 'memory', handle } }
const accepted: RedemptionEvent = { type: 'OrderAccepted', data: { ...subject, vendorOrderId: 'A-1' } }
const shippedWith = (trackingNumber: string): RedemptionEvent => ({
  type: 'RedemptionShipped',
  data: { ...subject, carrier: 'Post', trackingNumber },
})

const requestRedemption = (changes: Partial<RequestRedemption> = {}): RequestRedemption => ({
  type: 'requestRedemption',
  ...byAdmin(),
  data: asked,
  policy: { limits: null, holdFor: null },
  ...changes,
})
const byVendor = { ...byAdmin(), actor: { kind: 'system', id: 'memory' } } as const
const byAnn = { ...byAdmin(), actor: { kind: 'member', id: memberId } } as const
const holdRedemption = {
  type: 'holdRedemption',
  ...byAdmin(),
  data: { redemptionId, reason: 'ABOVE_LIMIT' },
} as const
const releaseRedemption = { type: 'releaseRedemption', ...byAdmin(), data: { redemptionId } } as const
const startOrder = (vendor = 'memory') =>
  ({ type: 'startOrder', ...byAdmin(), data: { redemptionId, vendor } }) as const
const acceptOrder = (vendorOrderId = 'A-1') =>
  ({ type: 'acceptOrder', ...byAdmin(), data: { redemptionId, vendorOrderId } }) as const
const shipRedemption = (trackingNumber: string) =>
  ({ type: 'shipRedemption', ...byAdmin(), data: { redemptionId, carrier: 'Post', trackingNumber } }) as const
const completeRedemption = (delivery?: Delivery) =>
  ({
    type: 'completeRedemption',
    ...byVendor,
    data: { redemptionId, ...(delivery ? { delivery } : {}) },
  }) as const

describe('a redemption with an order', () => {
  it('keeps the order and the limits as they were at the request', () => {
    const limits = { day: '2026-03-10', pointsMax: 5000, redemptionsMax: null }
    given()
      .when(requestRedemption({ policy: { limits, holdFor: null } }))
      .thenEvents({ type: 'RedemptionRequested', data: { order: testOrders.GIFT_CARD, limits } })
  })

  it('has an order that fits its type', () => {
    const misfit = requestRedemption({ data: { ...asked, order: testOrders.DONATION } })
    expect(() => given().when(misfit)).toThrow("of type GIFT_CARD can't order a donation")
  })
})

describe('the hold for a review', () => {
  it('begins with the request where the policy asks for it', () => {
    given()
      .when(requestRedemption({ policy: { limits: null, holdFor: 'ABOVE_LIMIT' } }))
      .thenEvents(requested, held)
  })

  it('keeps the order from being placed, while people see it as pending', () => {
    const waiting = given(requested, held, placed)
    expect(waiting.state).toMatchObject({ status: 'PENDING', hold: 'ABOVE_LIMIT' })
    for (const command of [startOrder(), completeRedemption(), shipRedemption('T-1')])
      waiting.when(command).thenRejected({ code: 'REDEMPTION_ON_HOLD' })
    waiting
      .when({ type: 'cancelRedemption', ...byAdmin(), data: { redemptionId, reason: 'No' } })
      .thenEvents({
        type: 'RedemptionCancelled',
      })
  })

  it('ends with a release, once, and never by the member', () => {
    given(requested, held, placed).when(releaseRedemption).thenEvents(released)
    given(requested, held, placed, released).when(releaseRedemption).thenNothing()
    given(requested, held, placed, released).when(startOrder()).thenEvents(started)
    given(requested, held, placed)
      .when({ ...releaseRedemption, ...byAnn })
      .thenRejected({ code: 'OWN_REDEMPTION' })
  })

  it('begins later, too, until the order is started', () => {
    given(requested, placed).when(holdRedemption).thenEvents(held)
    given(requested, placed, held).when(holdRedemption).thenNothing()
    given(requested, placed, started).when(holdRedemption).thenRejected({ code: 'ORDER_UNDER_WAY' })
  })
})

describe('an order', () => {
  it('is started once, under a handle that follows from the redemption', () => {
    expect(handle).toMatch(/^lr[0-9a-f]{30}$/)
    given(requested).when(startOrder()).thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status: 'REQUESTED' })
    given(requested, placed).when(startOrder()).thenEvents(started)
    given(requested, placed, started).when(startOrder()).thenNothing()
    given(requested, placed, started)
      .when(startOrder('other'))
      .thenRejected({ code: 'ORDER_AT_ANOTHER_VENDOR', vendor: 'memory' })
  })

  it('is accepted once, under one number of the vendor', () => {
    given(requested, placed)
      .when(acceptOrder())
      .thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status: 'PENDING' })
    given(requested, placed, started).when(acceptOrder()).thenEvents(accepted)
    given(requested, placed, started, accepted).when(acceptOrder()).thenNothing()
    given(requested, placed, started, accepted)
      .when(acceptOrder('A-2'))
      .thenRejected({ code: 'ORDER_ACCEPTED_BEFORE', vendorOrderId: 'A-1' })
  })

  it('may exist at the vendor once it is started, so that it is cancelled only when it is void', () => {
    const cancel = { type: 'cancelRedemption', ...byAdmin(), data: { redemptionId, reason: 'Late' } } as const
    given(requested, placed, started).when(cancel).thenRejected({ code: 'ORDER_UNDER_WAY' })
    given(requested, placed, started)
      .when({ ...cancel, data: { ...cancel.data, isOrderVoid: true } })
      .thenEvents({ type: 'RedemptionCancelled', data: { wasComplete: false } })
  })

  it('may come in several parcels, each of them once', () => {
    given(requested, placed).when(shipRedemption('T-1')).thenEvents(shippedWith('T-1'))
    given(requested, placed, shippedWith('T-1')).when(shipRedemption(' T-1 ')).thenNothing()
    given(requested, placed, shippedWith('T-1')).when(shipRedemption('T-2')).thenEvents(shippedWith('T-2'))
    const many = Array.from({ length: 20 }, (_, index) => shippedWith(`T-${index}`))
    given(requested, placed, ...many)
      .when(shipRedemption('T-20'))
      .thenRejected({ code: 'TOO_MANY_PARCELS' })
  })

  it('is delivered with its codes, as one text', () => {
    const delivery: Delivery = {
      credentials: [{ label: 'Code', value: 'COFFEE-1234', kind: 'code' }],
      instructions: 'Show it at the counter.',
    }
    const { decision } = given(requested, placed, started, accepted).when(completeRedemption(delivery))
    const [event] = decision.kind === 'accepted' ? decision.events : []
    const text = event?.type === 'RedemptionCompleted' ? event.data.delivery : null
    expect(text && deliveryOfText(text)).toEqual(delivery)
  })

  it('is delivered with links that are safe to open', () => {
    const link = { label: 'Open', value: 'javascript:alert(1)', kind: 'url' } as const
    const unsafe = completeRedemption({ credentials: [link], instructions: '' })
    expect(() => given(requested, placed, started, accepted).when(unsafe)).toThrow('https://')
  })
})

describe('the order of an administrator', () => {
  it('is neither declared void nor given another number by its owner', () => {
    const data = { redemptionId, reason: 'Lost', isOrderVoid: true }
    const cancelRedemption = { type: 'cancelRedemption', ...byAnn, data } as const
    for (const events of [[], [accepted]])
      given(requested, placed, started, ...events)
        .when(cancelRedemption)
        .thenRejected({ code: 'OWN_REDEMPTION' })
    given(requested, placed, started)
      .when({ ...acceptOrder('A-2'), ...byAnn })
      .thenRejected({ code: 'OWN_REDEMPTION' })
    given(requested, placed, started)
      .when({ ...cancelRedemption, ...byAdmin() })
      .thenEvents({ type: 'RedemptionCancelled' })
  })

  it('is completed by a person who enters what arrived, and not without it', () => {
    const delivery: Delivery = {
      credentials: [{ label: 'Code', value: 'C-1', kind: 'code' }],
      instructions: '',
    }
    const waiting = given(requested, placed, started, accepted)
    waiting.when({ ...completeRedemption(), ...byAdmin() }).thenRejected({ code: 'ORDER_UNDER_WAY' })
    waiting
      .when({ ...completeRedemption(delivery), ...byAdmin() })
      .thenEvents({ type: 'RedemptionCompleted' })
  })
})
