import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { MemberId, TeamId } from '@laurel/ledger/values/ids.ts'
import type { Posting } from '@laurel/ledger/values/posting.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { memberBalances, teamBalances } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
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
    case 'allowance:shoutout':
      return memberBalances.add(key, { shoutoutAllowance: posting.points })
    case 'allowance:award':
      return memberBalances.add(key, { awardAllowance: posting.points })
  }
}

/** What a balance alone does not tell: for which period, and how much went in and out. */
const totals = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  const of = (memberId: MemberId) => ({ teamId, memberId })
  switch (event.type) {
    case 'MemberAdded':
      return [memberBalances.add(of(event.data.memberId), {})]
    case 'AllowanceReset':
      return [memberBalances.change(of(event.data.memberId), resetFields(event.data))]
    case 'ShoutoutGiven': {
      const { giverId, pointsEach, recipientIds } = event.data
      return [
        memberBalances.add(of(giverId), { given: pointsEach * recipientIds.length, shoutoutsGiven: 1 }),
        memberBalances.change(of(giverId), { lastShoutoutGivenAt: occurredAt }),
      ]
    }
    case 'ShoutoutRecalled': {
      const { giverId, pointsEach, recipientIds } = event.data
      const amounts = { given: -pointsEach * recipientIds.length, shoutoutsGiven: -1 }
      return [memberBalances.add(of(giverId), amounts)]
    }
    case 'ShoutoutCredited':
      return [
        memberBalances.add(of(event.data.recipientId), {
          earned: event.data.points,
          shoutoutsReceived: 1,
        }),
      ]
    case 'ShoutoutClawedBack':
      return [
        memberBalances.add(of(event.data.recipientId), {
          earned: -event.data.points,
          shoutoutsReceived: -1,
        }),
      ]
    case 'RedemptionDebited':
      return [memberBalances.add(of(event.data.memberId), { redeemed: event.data.points })]
    case 'RedemptionRefunded':
      return [memberBalances.add(of(event.data.memberId), { redeemed: -event.data.points })]
    default:
      return []
  }
}

type Reset = Extract<RecordedLedgerEvent, { type: 'AllowanceReset' }>['data']

const resetFields = ({ allowance, period, points }: Reset) => {
  switch (allowance) {
    case 'shoutout':
      return { shoutoutPeriod: period, shoutoutGranted: points }
    case 'award':
      return { awardPeriod: period, awardGranted: points }
  }
}

export const balancesReadModel: ReadModel = {
  name: 'balances',
  version: 1,
  tables: [memberBalances, teamBalances],
  project,
}
