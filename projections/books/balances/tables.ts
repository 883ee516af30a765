import { teamAccounts } from '@laurel/ledger/kernel/account.ts'
import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable, type TableRow } from '../../engine/tables/table.ts'

/** The balances, allowances and totals of a member. Recalled shoutouts do not count. */
export const memberBalances = defineTable({
  readModel: 'balances',
  name: 'memberBalances',
  columns: {
    teamId: uuid,
    memberId: uuid,
    redeemable: whole,
    /** Less than zero by the recalled points a member had spent and has not repaid. */
    owed: whole,
    shoutoutAllowance: whole,
    /** The period the allowance was granted for; an earlier one than today's means that a reset is due. */
    shoutoutPeriod: text.nullable(),
    shoutoutGranted: whole,
    awardAllowance: whole,
    awardPeriod: text.nullable(),
    awardGranted: whole,
    /** Points earned from recognition, points turned into rewards, points given away. */
    earned: whole,
    redeemed: whole,
    given: whole,
    shoutoutsGiven: whole,
    shoutoutsReceived: whole,
    lastShoutoutGivenAt: instant.nullable(),
    lastAwardGivenAt: instant.nullable(),
  },
  key: ['teamId', 'memberId'],
  // The orders of the list of members. Each command writes them, some microseconds each.
  indexes: [
    'team_id, redeemable, member_id',
    'team_id, shoutout_allowance, member_id',
    'team_id, award_allowance, member_id',
  ],
  isReplacedOften: true,
})
export type MemberBalanceRow = TableRow<typeof memberBalances>

/** The balance of each account of a team. */
export const teamBalances = defineTable({
  readModel: 'balances',
  name: 'teamBalances',
  columns: { teamId: uuid, account: oneOf(teamAccounts), points: whole },
  key: ['teamId', 'account'],
  isReplacedOften: true,
})
