import { restingAccounts } from '@laurel/ledger/kernel/account.ts'
import { Identifier } from '@laurel/ledger/kernel/ids.ts'
import { Instant } from '@laurel/ledger/kernel/instant.ts'
import { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import { UserReference } from '../people/userReference.ts'
import { AnswerText, answerList } from '../wire/bounds.ts'
import { defineCall } from '../wire/call.ts'
import { DateRange } from '../wire/dateRange.ts'
import { listQuery } from '../wire/listQuery.ts'
import { Position } from '../wire/position.ts'

const AccountName = z.enum(restingAccounts)

/** One posting of the ledger: what an event added to an account that points rest in. Entries are never edited. */
export const LedgerEntry = z.object({
  id: AnswerText,
  position: Position,
  /** The event behind it, such as `ShoutoutCredited`. */
  event_type: AnswerText,
  account: AccountName,
  /** Null for the accounts of the team. */
  user: UserReference.nullable(),
  points: Points,
  /** Of the same account after this entry, where the ledger book keeps it. */
  balance: Points.nullable(),
  occurred_at: Instant,
  recorded_at: Instant,
  /** What it is about in words: the reason of an adjustment, the text of a shoutout, the name of a reward. */
  description: AnswerText.nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const LedgerEntryFilter = DateRange.extend({
  user_id: Identifier.optional(),
  account: AccountName.optional(),
})

/**
 * Sorts by `position` (newest first unless asked otherwise), `occurred_at` and `points`; by points within an account for
 * one member only.
 */
export const listLedgerEntries = defineCall({
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/v1/admin/ledgerEntries',
  access: 'admin',
  keyScope: 'ledger:read',
  summary: 'Postings of the ledger',
  query: listQuery(LedgerEntryFilter),
  response: answerList(LedgerEntry),
})
