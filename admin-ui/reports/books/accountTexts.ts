import type { bookedAccounts } from '@laurel/ledger/teams/finance/vocabulary.ts'
import type { TextKey } from '../../messages/useText.ts'

export type BookedAccount = (typeof bookedAccounts)[number]

/** How each account of the ledger is called. */
export const accountTexts = {
  redeemable: 'books.accounts.redeemable',
  owed: 'books.accounts.owed',
  'allowance:shoutout': 'books.accounts.allowance_shoutout',
  'allowance:award': 'books.accounts.allowance_award',
  fund: 'books.accounts.fund',
  'fund:postpaid': 'books.accounts.fund_postpaid',
  'fund:owed': 'books.accounts.fund_owed',
  'fund:reserved': 'books.accounts.fund_reserved',
  held: 'books.accounts.held',
  clearing: 'books.accounts.clearing',
  granted: 'books.accounts.granted',
  lapsed: 'books.accounts.lapsed',
  corrections: 'books.accounts.corrections',
  awarded: 'books.accounts.awarded',
  absorbed: 'books.accounts.absorbed',
  expired: 'books.accounts.expired',
  redeemed: 'books.accounts.redeemed',
  purchased: 'books.accounts.purchased',
  paid: 'books.accounts.paid',
} as const satisfies Readonly<Record<BookedAccount, TextKey>>

/** The accounts of the ledger by what they are about. */
export const accountGroups = {
  people: ['redeemable', 'owed', 'held', 'clearing'],
  giving: [
    'allowance:shoutout',
    'allowance:award',
    'granted',
    'lapsed',
    'awarded',
    'corrections',
    'absorbed',
    'expired',
  ],
  rewards: ['redeemed', 'paid'],
  fund: ['fund', 'fund:reserved', 'fund:postpaid', 'fund:owed', 'purchased'],
} as const satisfies Readonly<Record<string, readonly BookedAccount[]>>
