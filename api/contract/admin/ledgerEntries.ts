import { restingAccounts } from '@laurel/ledger/values/account.ts'
import { Identifier } from '@laurel/ledger/values/ids.ts'
import { Instant } from '@laurel/ledger/values/instant.ts'
import { Points } from '@laurel/ledger/values/points.ts'
import { z } from 'zod'
import { defineCall } from '../call.ts'
import { Position } from '../position.ts'
import { UserReference } from '../records/userReference.ts'
import { DateRange } from '../reporting/dateRange.ts'
import { listQuery } from './listQuery.ts'

const AccountName = z.enum(restingAccounts)

/** One posting of the ledger: what an event added to an account that points rest in. Entries are never edited. */
export const LedgerEntry = z.object({
  id: z.string(),
  position: Position,
  /** The event behind it, such as `ShoutoutCredited`. */
  event_type: z.string(),
  account: AccountName,
  /** Null for the accounts of the team. */
  user: UserReference.nullable(),
  points: Points,
  /** Of the same account after this entry, where the ledger book keeps it. */
  balance: Points.nullable(),
  occurred_at: Instant,
  recorded_at: Instant,
  /** What it is about in words: the reason of an adjustment, the text of a shoutout, the name of a reward. */
  description: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

export const LedgerEntryFilter = DateRange.extend({
  user_id: Identifier.optional(),
  account: AccountName.optional(),
})

/** Sorts by `position` (newest first unless asked otherwise) and `points`. */
export const listLedgerEntries = defineCall({
  name: 'listLedgerEntries',
  method: 'GET',
  path: '/v1/admin/ledgerEntries',
  access: 'admin',
  summary: 'Postings of the ledger',
  query: listQuery(LedgerEntryFilter),
  response: z.array(LedgerEntry),
})
