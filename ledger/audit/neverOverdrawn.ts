import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { type Account, isNeverInCredit, isNeverOverdrawn } from '../kernel/account.ts'
import type { AccountBalance, Books } from './books.ts'
import type { Check } from './check.ts'

/** Points that can be spent, and the debt that must be repaid before there are any. */
const debtBeside: ReadonlyMap<Account, Account> = new Map([
  ['redeemable', 'owed'],
  ['fund', 'fund:owed'],
])

/**
 * No allowance, no redeemable balance and no prepaid fund is below zero after any event, no debt above it, and neither a
 * member nor a fund has points to spend while it owes some. Fills the books on its way.
 */
export const createNeverOverdrawnCheck = (books: Books): Check => {
  const amiss = (event: RecordedLedgerEvent, balance: AccountBalance): readonly string[] => {
    const { teamId, account, memberId, points } = balance
    const whose = `${account}${memberId ? ` of member ${memberId}` : ''}`
    if (points < 0 ? isNeverOverdrawn(account) : points > 0 && isNeverInCredit(account))
      return [`${event.type} ${event.id} leaves ${whose} at ${points}.`]
    const debt = debtBeside.get(account)
    const owed = debt !== undefined && points > 0 ? books.balanceOf(teamId, debt, memberId) : 0
    return owed === 0
      ? []
      : [`${event.type} ${event.id} leaves ${whose} at ${points}, although ${-owed} are owed.`]
  }
  return {
    invariant: 'never overdrawn',
    observe: event => books.add(event).flatMap(balance => amiss(event, balance)),
  }
}
