import type { Account } from '../../kernel/account.ts'
import type { ChartOfAccounts } from '../../teams/finance/vocabulary.ts'

const payable = { code: '2200', name: 'Recognition points payable' }
const expense = { code: '6200', name: 'Employee recognition' }
const rewards = { code: '2210', name: 'Rewards clearing' }
const prepaid = { code: '1300', name: 'Prepaid rewards' }
const billed = { code: '2220', name: 'Rewards billed after the month' }

/** A chart to begin with. A reward that was paid from the fund leaves nothing in the clearing account. */
export const exampleChart: ChartOfAccounts = {
  fiscalYearStartsIn: 1,
  xeroTaxRate: 'Tax Exempt',
  accounts: {
    redeemable: payable,
    owed: payable,
    held: payable,
    clearing: payable,
    'allowance:shoutout': expense,
    'allowance:award': expense,
    granted: expense,
    lapsed: expense,
    corrections: expense,
    awarded: expense,
    absorbed: expense,
    expired: { code: '6210', name: 'Expired recognition points' },
    redeemed: rewards,
    paid: rewards,
    fund: prepaid,
    'fund:reserved': prepaid,
    'fund:postpaid': billed,
    'fund:owed': billed,
    purchased: { code: '1000', name: 'Bank' },
  },
}

const fundAccounts: ReadonlySet<Account> = new Set([
  'fund',
  'fund:postpaid',
  'fund:owed',
  'fund:reserved',
  'purchased',
  'paid',
])

/**
 * Whether points are a debit in the company's books. The fund is what the company owns; the points of people are what it
 * owes. No event moves points between the two, so that each balances by itself.
 */
export const isDebit = (account: Account): boolean => fundAccounts.has(account)
