import { memberAccounts, teamAccounts } from '@laurel/ledger/values/account.ts'
import { instant, oneOf, text, uuid, whole } from '../columns.ts'
import { defineTable, type TableRow } from '../table.ts'

const accountNames = [...memberAccounts, ...teamAccounts]

/** The running balance of every account; an account belongs to a member or to the team itself. */
export const runningBalances = defineTable({
  readModel: 'ledgerEntries',
  name: 'runningBalances',
  columns: { teamId: uuid, ownerId: uuid, account: oneOf(accountNames), points: whole },
  key: ['teamId', 'ownerId', 'account'],
})

/** One row per posting: what a member reads as history, and what an admin opens from a balance. */
export const ledgerEntries = defineTable({
  readModel: 'ledgerEntries',
  name: 'ledgerEntries',
  columns: {
    /** The event's place in the log, and the posting's place in the event. */
    position: whole,
    postingIndex: whole,
    teamId: uuid,
    /** The member whose account it is; the team's own id for accounts of the team. */
    ownerId: uuid,
    memberId: uuid.nullable(),
    account: oneOf(accountNames),
    points: whole,
    balanceAfter: whole,
    eventId: uuid,
    eventType: text,
    /** The shoutout, redemption or top-up the points moved for. */
    subjectId: uuid.nullable(),
    occurredAt: instant,
    recordedAt: instant,
    actorKind: oneOf(['member', 'system']),
    actorId: text,
    commandId: uuid,
    correlationId: uuid,
    causationId: uuid.nullable(),
  },
  key: ['teamId', 'position', 'postingIndex'],
  indexes: [
    // With the moments and the points in it, a balance as of any instant is read from the index alone.
    'team_id, owner_id, account, position, occurred_at, recorded_at, points',
    // Entries come nearly in the order of time: a few bytes per stretch tell which stretches a month is in.
    'using brin (occurred_at)',
    'correlation_id',
  ],
})
export type LedgerEntryRow = TableRow<typeof ledgerEntries>
