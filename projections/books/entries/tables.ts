import { restingAccounts } from '@laurel/ledger/kernel/account.ts'
import { instant, oneOf, text, uuid, whole } from '../../engine/tables/columns.ts'
import { defineTable } from '../../engine/tables/table.ts'
import { isOwedSql } from '../owedAccounts.ts'

/** The running balance of every account except `clearing`; it belongs to a member or to the team. */
export const runningBalances = defineTable({
  readModel: 'ledgerEntries',
  name: 'runningBalances',
  columns: { teamId: uuid, ownerId: uuid, account: oneOf(restingAccounts), points: whole },
  key: ['teamId', 'ownerId', 'account'],
  isReplacedOften: true,
})

/** Told of an entry: a shoutout was taken back by it, or given again. */
export const turned = "event_type in ('ShoutoutRecalled', 'ShoutoutReinstated')"

/** Recorded more than a day after it happened. */
export const isLate = "recorded_at - occurred_at > interval '1 day'"

/** Points that a member spent on a reward, or got back. */
export const isRedemption = "event_type in ('RedemptionDebited', 'RedemptionRefunded')"

/**
 * One row per posting to an account that points rest in: what a member reads as history, and what an admin opens from a
 * balance. What an event posts to `clearing` is what its other postings lack to zero, so it is not kept.
 */
export const ledgerEntries = defineTable({
  readModel: 'ledgerEntries',
  name: 'ledgerEntries',
  columns: {
    /** The event's place in the log, and the posting's place in the event. */
    position: whole,
    postingIndex: whole,
    teamId: uuid,
    /** The member whose account it is; null for accounts of the team. */
    memberId: uuid.nullable(),
    account: oneOf(restingAccounts),
    points: whole,
    eventType: text,
    /** The shoutout, award, redemption, top-up or statement the points moved for; otherwise the event itself. */
    subjectId: uuid,
    occurredAt: instant,
    recordedAt: instant,
    balanceAfter: whole,
  },
  key: ['teamId', 'position', 'postingIndex'],
  indexes: [
    // Members first, as the most selective column. With the moments and the points in it, a balance as of any instant is read from the index alone.
    'using btree (member_id, team_id, account, position, occurred_at, recorded_at, points) where member_id is not null',
    // Not of the account that most entries have: resets of allowances lie between those of the others.
    `using btree (team_id, account, position) where account <> 'allowance:shoutout'`,
    'team_id, points, position',
    // The recalls and reinstatements of a shoutout, which give the times at which it was valid.
    `using btree (team_id, subject_id) where ${turned}`,
    'team_id, occurred_at',
    // Those of a month or near an instant, and those that were recorded late.
    `using btree (team_id, occurred_at) where ${turned}`,
    `using btree (team_id, recorded_at) where ${turned}`,
    `using btree (team_id) where ${turned} and ${isLate}`,
    // What was spent on rewards in a month.
    `using btree (team_id, occurred_at) where ${isRedemption}`,
    // What rewards cost after the end of a month, for the statements of teams that pay afterwards.
    "using btree (team_id, occurred_at) where account = 'fund:postpaid'",
    // Those of a few days, for the borders of statements; on the other clock, `occurred_at` finds them.
    `using btree (team_id, recorded_at) where ${isOwedSql('account')}`,
  ],
})
