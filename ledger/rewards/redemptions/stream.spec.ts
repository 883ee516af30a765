import { describe, it } from 'vitest'
import { move } from '../../kernel/posting.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import type { RedemptionEvent } from './events.ts'
import type { RequestRedemption } from './requestRedemption.ts'
import { redemptionStream } from './stream.ts'

const { given } = testDecider(redemptionStream)

const redemptionId = idOf('mug for Ann')
const subject = { redemptionId, memberId: idOf('ann'), points: 1500, funding: 'none' } as const
const reward = { rewardId: idOf('mug'), name: 'Mug', emoji: '☕' }
const asked = {
  ...subject,
  redemptionType: 'CUSTOM',
  reward,
  order: null,
  groupId: redemptionId,
} as const

const requested: RedemptionEvent = {
  type: 'RedemptionRequested',
  data: { ...asked, limits: null },
}
const placed: RedemptionEvent = {
  type: 'RedemptionPlaced',
  data: { ...subject, postings: move(1500, { account: 'clearing' }, { account: 'held' }) },
}
const declined: RedemptionEvent = {
  type: 'RedemptionDeclined',
  data: { ...subject, reason: 'INSUFFICIENT_POINTS' },
}
const completed: RedemptionEvent = {
  type: 'RedemptionCompleted',
  data: {
    ...subject,
    delivery: null,
    postings: move(1500, { account: 'held' }, { account: 'redeemed' }),
  },
}
const cancelled: RedemptionEvent = {
  type: 'RedemptionCancelled',
  data: {
    ...subject,
    reason: 'Sold out',
    wasComplete: false,
    item: null,
    claimId: null,
    postings: move(1500, { account: 'held' }, { account: 'clearing' }),
  },
}

const requestRedemption: RequestRedemption = {
  type: 'requestRedemption',
  ...byAdmin(),
  data: asked,
  policy: { limits: null, holdFor: null },
}
const placeRedemption = { type: 'placeRedemption', ...byAdmin(), data: { redemptionId } } as const
const declineRedemption = {
  type: 'declineRedemption',
  ...byAdmin(),
  data: { redemptionId, reason: 'INSUFFICIENT_POINTS' },
} as const
const completeRedemption = { type: 'completeRedemption', ...byAdmin(), data: { redemptionId } } as const
const cancelRedemption = {
  type: 'cancelRedemption',
  ...byAdmin(),
  data: { redemptionId, reason: 'Sold out' },
} as const

describe('the life of a redemption', () => {
  it('begins when a member chooses a reward, once', () => {
    given().when(requestRedemption).thenEvents(requested)
    given(requested)
      .when(requestRedemption)
      .thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status: 'REQUESTED' })
  })

  it('is placed when the points have arrived, which are held from then on', () => {
    given(requested).when(placeRedemption).thenEvents(placed)
  })

  it('is declined when the points were not there', () => {
    given(requested).when(declineRedemption).thenEvents(declined)
  })

  it('stays declined when it is declined again', () => {
    given(requested, declined).when(declineRedemption).thenNothing()
  })

  it('is completed by an approval', () => {
    given(requested, placed).when(completeRedemption).thenEvents(completed)
  })

  it('is never completed by the member who redeemed', () => {
    given(requested, placed)
      .when({ ...completeRedemption, actor: { kind: 'member', id: subject.memberId } })
      .thenRejected({ code: 'OWN_REDEMPTION' })
  })

  it('is cancelled with a reason, and the points are on their way back', () => {
    given(requested, placed).when(cancelRedemption).thenEvents(cancelled)
  })
})

const commands = { placeRedemption, declineRedemption, completeRedemption, cancelRedemption }

describe('every other move is refused', () => {
  it.each(Object.values(commands))('$type of what was never asked for', command => {
    given().when(command).thenRejected({ code: 'REDEMPTION_UNKNOWN' })
  })

  it.each([
    ['REQUESTED', [requested], [completeRedemption, cancelRedemption]],
    ['PENDING', [requested, placed], [placeRedemption, declineRedemption]],
    ['DECLINED', [requested, declined], [placeRedemption, completeRedemption, cancelRedemption]],
    ['COMPLETE', [requested, placed, completed], Object.values(commands)],
    ['CANCELLED', [requested, placed, cancelled], Object.values(commands)],
  ] as const)('from %s', (status, events, refused) => {
    for (const command of refused)
      given(...events)
        .when(command)
        .thenRejected({ code: 'REDEMPTION_MOVE_REFUSED', status })
  })
})
