import { describe, expect, it } from 'vitest'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { claimStream } from './stream.ts'

const { given } = testDecider(claimStream)

const gifts = {
  claimId: idOf('claim'),
  memberId: idOf('Ann'),
  grantId: idOf('beacon for Ann'),
  awardName: 'Beacon',
  gifts: [[{ type: 'POINTS' as const, points: 100 }]],
}
const open = { type: 'openClaim', ...byAdmin(), data: gifts } as const

describe('claims', () => {
  it('are opened once', () => {
    given().when(open).thenEvents({ type: 'ClaimOpened', data: gifts })
    given({ type: 'ClaimOpened', data: gifts }).when(open).thenNothing()
  })

  it('are withdrawn with their award, and opened again with it', () => {
    const { claimId, memberId, grantId } = gifts
    const data = { claimId, memberId, grantId }
    const opened = { type: 'ClaimOpened', data: gifts } as const
    const withdrawn = { type: 'ClaimWithdrawn', data } as const
    const withdraw = { type: 'withdrawClaim', ...byAdmin(), data } as const
    given(opened).when(withdraw).thenEvents(withdrawn)
    given().when(withdraw).thenNothing()
    given(opened, withdrawn).when(withdraw).thenNothing()
    given(opened, withdrawn).when(open).thenEvents(opened)
  })
})

const [mug, hoodie] = [idOf('mug'), idOf('hoodie')]
const three = {
  ...gifts,
  gifts: [
    [
      { type: 'CUSTOM_REWARD' as const, rewardId: mug },
      { type: 'POINTS' as const, points: 50 },
    ],
    [{ type: 'PLACEHOLDER' as const }],
    [{ type: 'PLACEHOLDER' as const }, { type: 'CUSTOM_REWARD' as const, rewardId: hoodie }],
    [{ type: 'POINTS' as const, points: 100 }],
  ],
}
const opened = { type: 'ClaimOpened', data: three } as const
const rewardOf = (rewardId: string) => ({
  reward: { rewardId, name: 'Something', emoji: '🎁' },
  order: null,
})
const { claimId, memberId, grantId } = gifts
const all = [
  { row: 0, option: 0 },
  { row: 2, option: 1 },
  { row: 3, option: 0 },
]
const claim = (picks: readonly { row: number; option: number }[], by = memberId) =>
  ({
    type: 'claimGifts',
    ...byAdmin(),
    data: { claimId, memberId: by, picks },
    policy: { rewards: { 0: rewardOf(mug), 2: rewardOf(hoodie) } },
  }) as const

/** What the rule records for these picks. */
const claimed = (picks: readonly { row: number; option: number }[]) => {
  const { decision } = given(opened).when(claim(picks))
  if (decision.kind === 'rejected') throw new Error(decision.rejection.code)
  const [event] = decision.events
  if (event?.type !== 'GiftsClaimed') throw new Error('The gifts were not claimed.')
  return event
}

describe('claiming', () => {
  it('picks one option in each row, adds the points up, and makes a redemption of each reward', () => {
    const { data } = claimed(all)
    expect(data).toMatchObject({ points: 100, round: 1, grantId })
    expect(Object.keys(data.rewards)).toEqual(['0', '2'])
    expect(claimed([{ row: 0, option: 1 }, ...all.slice(1)]).data).toMatchObject({ points: 150 })
  })

  it.each([
    ['a row without a pick', all.slice(1), 0],
    ['two picks in a row', [...all, { row: 0, option: 1 }], 0],
    ['a placeholder', [all[0], { row: 2, option: 0 }, all[2]], 2],
    ['an option that is not there', [all[0], all[1], { row: 3, option: 7 }], 3],
    ['a row that is not there', [...all, { row: 9, option: 0 }], 9],
  ])('is refused with %s', (_, picks, row) => {
    const named = picks.flatMap(pick => (pick ? [pick] : []))
    given(opened).when(claim(named)).thenRejected({ code: 'PICKS_REFUSED', row })
  })

  it('happens once', () => {
    given(opened, claimed(all)).when(claim(all)).thenRejected({ code: 'ALREADY_CLAIMED' })
  })

  it('is for the one who got the award, while the award holds', () => {
    given(opened)
      .when(claim(all, idOf('Ben')))
      .thenRejected({ code: 'CLAIM_UNKNOWN' })
    given().when(claim(all)).thenRejected({ code: 'CLAIM_UNKNOWN' })
    const withdrawn = { type: 'ClaimWithdrawn', data: { claimId, memberId, grantId } } as const
    given(opened, withdrawn).when(claim(all)).thenRejected({ code: 'CLAIM_UNKNOWN' })
  })

  it('stays when the award is taken back and given again', () => {
    const withdraw = { type: 'withdrawClaim', ...byAdmin(), data: { claimId, memberId, grantId } } as const
    given(opened, claimed(all))
      .when({ ...open, data: three })
      .thenNothing()
    const withdrawn = { type: 'ClaimWithdrawn', data: { claimId, memberId, grantId } } as const
    const reopened = { type: 'ClaimOpened' as const, data: { ...three, gifts: [[], [], [], []] } }
    given(opened, claimed(all)).when(withdraw).thenEvents(withdrawn)
    given(opened, claimed(all), withdrawn)
      .when({ ...open, data: three })
      .thenEvents(reopened)
    given(opened, claimed(all), withdrawn, reopened)
      .when(claim(all))
      .thenRejected({ code: 'ALREADY_CLAIMED' })
  })
})

describe('a picked reward that was sold out', () => {
  const redemptionId = claimed(all).data.rewards[2]?.redemptionId ?? ''
  const giveBack = { type: 'returnGift', ...byAdmin(), data: { claimId, memberId, redemptionId } } as const
  const returned = {
    type: 'GiftReturned' as const,
    data: { claimId, memberId, grantId, row: 2, redemptionId, waiting: [2] },
  }

  it('waits again, once, while the other rows stay picked', () => {
    given(opened, claimed(all)).when(giveBack).thenEvents(returned)
    given(opened, claimed(all), returned).when(giveBack).thenNothing()
    given(opened, claimed(all), returned).when(claim(all)).thenRejected({ code: 'PICKS_REFUSED', row: 0 })
    given(opened, claimed(all), returned)
      .when(claim([{ row: 2, option: 1 }]))
      .thenEvents({ type: 'GiftsClaimed', data: { points: 0, round: 2 } })
  })

  it('waits no more once the award is taken back', () => {
    const withdrawn = { type: 'ClaimWithdrawn', data: { claimId, memberId, grantId } } as const
    given(opened, claimed(all), withdrawn, returned)
      .when(claim([{ row: 2, option: 1 }]))
      .thenRejected({ code: 'CLAIM_UNKNOWN' })
  })

  it('waits alone when the award is taken back and given again', () => {
    const withdrawn = { type: 'ClaimWithdrawn', data: { claimId, memberId, grantId } } as const
    given(opened, claimed(all), returned, withdrawn)
      .when({ ...open, data: three })
      .thenEvents({ type: 'ClaimOpened', data: { gifts: [[], [], three.gifts[2], []] } })
  })
})
