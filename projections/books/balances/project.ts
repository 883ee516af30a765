import type { EventNamed } from '@laurel/ledger/handling/byType.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Posting } from '@laurel/ledger/kernel/posting.ts'
import { projectBy } from '../../engine/tables/projectBy.ts'
import type { Project, ReadModel } from '../../engine/tables/readModel.ts'
import type { RowChange } from '../../engine/tables/rowChange.ts'
import { memberBalances, teamBalances } from './tables.ts'

const project: Project = event => {
  const { teamId } = event.metadata
  const posted =
    'postings' in event.data ? event.data.postings.map(posting => balanceChange(teamId, posting)) : []
  return [...posted, ...totals(event)]
}

const balanceChange = (teamId: TeamId, posting: Posting): RowChange => {
  if (!('member' in posting)) {
    return teamBalances.add({ teamId, account: posting.account }, { points: posting.points })
  }
  const key = { teamId, memberId: posting.member }
  switch (posting.account) {
    case 'redeemable':
      return memberBalances.add(key, { redeemable: posting.points })
    case 'owed':
      return memberBalances.add(key, { owed: posting.points })
    case 'allowance:shoutout':
      return memberBalances.add(key, { shoutoutAllowance: posting.points })
    case 'allowance:award':
      return memberBalances.add(key, { awardAllowance: posting.points })
  }
}

/** The details of a balance: its period, and the sums of income and spending. */
const totals = projectBy({
  MemberAdded: ({ data: { memberId }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, {}),
  ],
  AllowanceReset: ({ data, metadata: { teamId } }) => [
    memberBalances.change({ teamId, memberId: data.memberId }, grantedFields(data)),
  ],
  AllowanceChanged: ({ data, metadata: { teamId } }) => [
    memberBalances.change({ teamId, memberId: data.memberId }, grantedFields(data)),
  ],
  ShoutoutGiven: ({ data, metadata: { teamId, occurredAt } }) => {
    const key = { teamId, memberId: data.giverId }
    const given = data.pointsEach * data.recipientIds.length
    return [
      memberBalances.add(key, { given, shoutoutsGiven: 1 }),
      memberBalances.raise(key, { lastShoutoutGivenAt: occurredAt }),
    ]
  },
  ShoutoutRecalled: ({ data: { giverId, pointsEach, recipientIds }, metadata: { teamId } }) => [
    memberBalances.add(
      { teamId, memberId: giverId },
      { given: -pointsEach * recipientIds.length, shoutoutsGiven: -1 },
    ),
  ],
  ShoutoutReinstated: ({ data: { giverId, pointsEach, recipientIds }, metadata: { teamId } }) => [
    memberBalances.add(
      { teamId, memberId: giverId },
      { given: pointsEach * recipientIds.length, shoutoutsGiven: 1 },
    ),
  ],
  ShoutoutCredited: ({ data: { recipientId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId: recipientId }, { earned: points, shoutoutsReceived: 1 }),
  ],
  ShoutoutClawedBack: ({ data: { recipientId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId: recipientId }, { earned: -points, shoutoutsReceived: -1 }),
  ],
  AwardGiven: ({ data: { giverId }, metadata: { teamId, occurredAt } }) => [
    memberBalances.raise({ teamId, memberId: giverId }, { lastAwardGivenAt: occurredAt }),
  ],
  AwardCredited: ({ data: { recipientId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId: recipientId }, { earned: points }),
  ],
  AwardClawedBack: ({ data: { recipientId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId: recipientId }, { earned: -points }),
  ],
  AwardGranted: ({ data: { memberId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, { earned: points }),
  ],
  PrizeGranted: ({ data: { memberId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, { earned: points }),
  ],
  GiftCredited: ({ data: { memberId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, { earned: points }),
  ],
  RedemptionDebited: ({ data: { memberId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, { redeemed: points }),
  ],
  RedemptionRefunded: ({ data: { memberId, points }, metadata: { teamId } }) => [
    memberBalances.add({ teamId, memberId }, { redeemed: -points }),
  ],
})

const grantedFields = ({
  allowance,
  period,
  points,
}: EventNamed<'AllowanceReset' | 'AllowanceChanged'>['data']) => {
  switch (allowance) {
    case 'shoutout':
      return { shoutoutPeriod: period, shoutoutGranted: points }
    case 'award':
      return { awardPeriod: period, awardGranted: points }
  }
}

export const balancesReadModel: ReadModel = {
  name: 'balances',
  version: 6,
  tables: [memberBalances, teamBalances],
  project,
}
