import { describe, it } from 'vitest'
import type { SpotAward } from '../../awards/events.ts'
import { byAdmin, idOf } from '../../testing/testCommand.ts'
import { testDecider } from '../../testing/testDecider.ts'
import { ann, annAdded, annLeft, ben, cleo } from '../../testing/testMember.ts'
import type { MemberEvent } from '../events.ts'
import { openProposalsMax } from '../limits.ts'
import { memberStream } from '../stream.ts'
import type { ApproveAward } from './approveAward.ts'
import type { DeclineAward } from './declineAward.ts'
import type { AwardPolicy, GiveAward } from './giveAward.ts'

const { given } = testDecider(memberStream)

const beacon: SpotAward = {
  awardId: idOf('beacon'),
  name: 'Beacon',
  points: 100,
  message: 'You showed the way.',
  bannerIds: [],
  gifts: [],
  isPrivate: false,
}
const byAnn = { ...byAdmin(), actor: { kind: 'member', id: ann } } as const
const olga = idOf('olga')

const giveAward = (unapprovedPoints: number | null, changes: Partial<AwardPolicy> = {}): GiveAward => ({
  type: 'giveAward',
  ...byAnn,
  data: {
    grantId: idOf('grant'),
    awardId: beacon.awardId,
    giverId: ann,
    recipientIds: [ben, cleo],
    channelId: null,
    message: '',
  },
  policy: {
    hasAwards: true,
    award: beacon,
    paidBy: 'allowance',
    allowance: { period: '2026-03-01', points: 250 },
    absentRecipientIds: [],
    ineligibleRecipientIds: [],
    unapprovedPoints,
    ...changes,
  },
})
const proposed = (grant = 'grant'): MemberEvent => ({
  type: 'AwardProposed',
  data: {
    grantId: idOf(grant),
    awardId: beacon.awardId,
    awardName: 'Beacon',
    giverId: ann,
    recipientIds: [ben, cleo],
    channelId: null,
    message: 'You showed the way.',
    pointsEach: 100,
    bannerIds: [],
    gifts: [],
    isPrivate: false,
    proposedBy: ann,
  },
})
const approveAward = (
  administrator: string,
  changes: Partial<ApproveAward['policy']> = {},
): ApproveAward => ({
  type: 'approveAward',
  ...byAdmin(),
  actor: { kind: 'member', id: administrator },
  data: { giverId: ann, grantId: idOf('grant') },
  policy: {
    paidBy: 'allowance',
    allowance: { period: '2026-03-01', points: 250 },
    absentRecipientIds: [],
    ineligibleRecipientIds: [],
    ...changes,
  },
})
const declineAward = (reason = 'Not this quarter'): DeclineAward => ({
  type: 'declineAward',
  ...byAdmin(),
  data: { giverId: ann, grantId: idOf('grant'), reason },
})

describe('an award above the limit', () => {
  it('waits for a second administrator, and takes no points', () => {
    given(annAdded)
      .when(giveAward(199))
      .thenEvents({
        type: 'AwardProposed',
        data: { pointsEach: 100, recipientIds: [ben, cleo], proposedBy: ann },
      })
  })

  it('is one that is worth more for all its people, gifts of points included', () => {
    given(annAdded).when(giveAward(200)).thenEvents({ type: 'AllowanceReset' }, { type: 'AwardGiven' })
    given(annAdded).when(giveAward(null)).thenEvents({ type: 'AllowanceReset' }, { type: 'AwardGiven' })
    const withGift: SpotAward = {
      ...beacon,
      gifts: [[{ type: 'PLACEHOLDER' }, { type: 'POINTS', points: 1 }]],
    }
    given(annAdded)
      .when(giveAward(200, { award: withGift }))
      .thenEvents({ type: 'AwardProposed' })
  })

  it('is refused at once where it could not be given', () => {
    given(annAdded)
      .when(giveAward(10, { allowance: { period: '2026-03-01', points: 199 } }))
      .thenRejected({ code: 'AWARD_ALLOWANCE_EXHAUSTED', available: 199, requested: 200 })
    const many = Array.from({ length: openProposalsMax }, (_, number) => proposed(`grant ${number}`))
    given(annAdded, ...many)
      .when(giveAward(10))
      .thenRejected({ code: 'TOO_MANY_PROPOSALS', limit: openProposalsMax })
  })
})

describe('a second administrator', () => {
  it('approves once; the award is given as it was proposed', () => {
    const approved = given(annAdded, proposed()).when(approveAward(olga))
    approved.thenEvents(
      { type: 'AwardApproved', data: { giverId: ann, proposedBy: ann } },
      { type: 'AllowanceReset' },
      {
        type: 'AwardGiven',
        data: {
          giverId: ann,
          awardName: 'Beacon',
          pointsEach: 100,
          postings: [
            { account: 'allowance:award', member: ann, points: -200 },
            { account: 'clearing', points: 200 },
          ],
        },
      },
    )
    const events = approved.decision.kind === 'accepted' ? approved.decision.events : []
    given(annAdded, proposed(), ...events)
      .when(approveAward(olga))
      .thenRejected({ code: 'PROPOSAL_NOT_OPEN' })
  })

  it('is neither the one who gives nor one who receives', () => {
    for (const own of [ann, ben, cleo])
      given(annAdded, proposed()).when(approveAward(own)).thenRejected({ code: 'OWN_PROPOSAL' })
  })

  it('can’t give what the giver and the recipients may no longer give and receive', () => {
    given(annAdded, proposed(), annLeft).when(approveAward(olga)).thenRejected({ code: 'MEMBER_INACTIVE' })
    given(annAdded, proposed())
      .when(approveAward(olga, { paidBy: 'none' }))
      .thenRejected({ code: 'AWARDS_NOT_YOURS_TO_GIVE' })
    given(annAdded, proposed())
      .when(approveAward(olga, { absentRecipientIds: [ben] }))
      .thenRejected({ code: 'RECIPIENT_UNKNOWN', memberId: ben })
  })

  it('declines with a reason, after which nothing can be given', () => {
    given(annAdded, proposed())
      .when(declineAward())
      .thenEvents({ type: 'AwardDeclined', data: { proposedBy: ann, reason: 'Not this quarter' } })
    given(annAdded, proposed()).when(declineAward(' ')).thenRejected({ code: 'REASON_REQUIRED' })
    const declined: MemberEvent = {
      type: 'AwardDeclined',
      data: { grantId: idOf('grant'), giverId: ann, proposedBy: ann, reason: 'Not this quarter' },
    }
    given(annAdded, proposed(), declined).when(approveAward(olga)).thenRejected({ code: 'PROPOSAL_NOT_OPEN' })
  })
})
