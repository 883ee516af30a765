import { describe, expect, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { testOrders } from '../../testing/testOrders.ts'
import { type RedemptionEvent, RedemptionType } from './events.ts'
import { type LifeStatus, lifeStatuses, movesFrom, pathTo } from './lifeCycle.ts'
import { redemptionStream } from './stream.ts'

const { given } = testDecider(redemptionStream)

const immediate = ['PENDING → COMPLETE', 'PENDING → CANCELLED']
const shipped = [
  'PENDING → PROCESSING',
  'PENDING → CANCELLED',
  'PROCESSING → COMPLETE',
  'PROCESSING → CANCELLED',
  'COMPLETE → RETURNED',
]
const allowed: Record<RedemptionType, readonly string[]> = {
  GIFT_CARD: immediate,
  CUSTOM: immediate,
  CUSTOM_CATALOG: immediate,
  CUSTOM_REDEMPTION: immediate,
  STOREFRONT: immediate,
  PAYPAL: [...immediate, 'COMPLETE → CANCELLED'],
  DONATION: ['PENDING → PROCESSING', 'PENDING → CANCELLED', 'PROCESSING → COMPLETE'],
  AMAZON: shipped,
  INTEGRATION_CUSTOM: shipped,
}

const redemptionId = idOf('something for Ann')
const subject = { redemptionId, memberId: idOf('ann'), points: 500, funding: 'fund' } as const

const requested = (type: RedemptionType): RedemptionEvent => ({
  type: 'RedemptionRequested',
  data: {
    ...subject,
    redemptionType: type,
    reward: { rewardId: idOf('something'), name: 'Something', emoji: '' },
    order: testOrders[type],
    groupId: redemptionId,
    limits: null,
  },
})

const [clearing, held, redeemed] = [
  { account: 'clearing' },
  { account: 'held' },
  { account: 'redeemed' },
] as const
const placed: RedemptionEvent = {
  type: 'RedemptionPlaced',
  data: { ...subject, postings: move(500, clearing, held) },
}
const completed: RedemptionEvent = {
  type: 'RedemptionCompleted',
  data: { ...subject, delivery: null, postings: move(500, held, redeemed) },
}
const cancelled: RedemptionEvent = {
  type: 'RedemptionCancelled',
  data: {
    ...subject,
    reason: 'Sold out',
    wasComplete: false,
    item: null,
    claimId: null,
    postings: move(500, held, clearing),
  },
}
const returned: RedemptionEvent = {
  type: 'RedemptionReturned',
  data: { ...subject, reason: 'Too small', postings: move(500, redeemed, clearing) },
}
const processing: RedemptionEvent = { type: 'RedemptionProcessing', data: subject }

/** The events that lead to a status, whether a type can reach it or not. */
const eventsTo: Record<LifeStatus, readonly RedemptionEvent[]> = {
  PENDING: [placed],
  PROCESSING: [placed, processing],
  COMPLETE: [placed, completed],
  CANCELLED: [placed, cancelled],
  RETURNED: [placed, completed, returned],
}

const commands = {
  PROCESSING: { type: 'processRedemption', ...byAdmin(), data: { redemptionId } },
  COMPLETE: { type: 'completeRedemption', ...byAdmin(), data: { redemptionId } },
  CANCELLED: { type: 'cancelRedemption', ...byAdmin(), data: { redemptionId, reason: 'Sold out' } },
  RETURNED: { type: 'returnRedemption', ...byAdmin(), data: { redemptionId, reason: 'Too small' } },
} as const

const ends = ['PROCESSING', 'COMPLETE', 'CANCELLED', 'RETURNED'] as const

describe.each(RedemptionType.options)('the life of a redemption of type %s', type => {
  const moves = lifeStatuses.flatMap(from =>
    ends.map(to => ({ from, to, isAllowed: allowed[type].includes(`${from} → ${to}`) })),
  )

  it.each(moves)('from $from to $to: $isAllowed', ({ from, to, isAllowed }) => {
    expect(movesFrom(type, from).includes(to)).toBe(isAllowed)
    const moving = given(requested(type), ...eventsTo[from]).when(commands[to])
    if (!isAllowed) return moving.thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status: from })
    const events = moving.decision.kind === 'accepted' ? moving.decision.events : []
    expect(given(requested(type), ...eventsTo[from], ...events).state).toMatchObject({ status: to })
  })

  it('makes no move before the points are taken', () => {
    for (const to of ends)
      given(requested(type))
        .when(commands[to])
        .thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status: 'REQUESTED' })
  })
})

describe('what comes back', () => {
  it('after it was delivered, takes the points out of what was redeemed', () => {
    const back = [
      { account: 'redeemed', points: -500 },
      { account: 'clearing', points: 500 },
    ]
    given(requested('PAYPAL'), placed, completed)
      .when(commands.CANCELLED)
      .thenEvents({ type: 'RedemptionCancelled', data: { wasComplete: true, item: null, postings: back } })
    given(requested('AMAZON'), placed, processing, completed)
      .when(commands.RETURNED)
      .thenEvents({ type: 'RedemptionReturned', data: { reason: 'Too small', postings: back } })
  })

  it('names the item that returns to the stock', () => {
    const { itemId, variantId } = testOrders.CUSTOM_CATALOG
    given(requested('CUSTOM_CATALOG'), placed)
      .when(commands.CANCELLED)
      .thenEvents({ type: 'RedemptionCancelled', data: { wasComplete: false, item: { itemId, variantId } } })
  })
})

describe('the path between two statuses', () => {
  it('is the shortest one', () => {
    expect(pathTo('AMAZON', 'PENDING', 'RETURNED')).toEqual(['PROCESSING', 'COMPLETE', 'RETURNED'])
    expect(pathTo('GIFT_CARD', 'PENDING', 'COMPLETE')).toEqual(['COMPLETE'])
    expect(pathTo('PAYPAL', 'PENDING', 'CANCELLED')).toEqual(['CANCELLED'])
    expect(pathTo('PAYPAL', 'PENDING', 'PENDING')).toEqual([])
  })

  it('is missing where a status cannot be reached', () => {
    expect(pathTo('GIFT_CARD', 'COMPLETE', 'CANCELLED')).toBeUndefined()
    expect(pathTo('AMAZON', 'CANCELLED', 'COMPLETE')).toBeUndefined()
    expect(pathTo('DONATION', 'PROCESSING', 'CANCELLED')).toBeUndefined()
  })
})
