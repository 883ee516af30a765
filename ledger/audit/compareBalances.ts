import type { AccountBalance, Books } from './books.ts'

/** Differences between the books and balances folded elsewhere; none when they agree. */
export const compareBalances = (books: Books, others: Iterable<AccountBalance>): readonly string[] => {
  const differences: string[] = []
  const seen = new Set<string>()
  for (const { teamId, account, memberId, points } of others) {
    seen.add(nameOf({ teamId, account, memberId }))
    const replayed = books.balanceOf(teamId, account, memberId)
    if (replayed !== points)
      differences.push(`${nameOf({ teamId, account, memberId })}: ${points} shown, ${replayed} replayed.`)
  }
  for (const balance of books.balances()) {
    if (balance.points !== 0 && !seen.has(nameOf(balance)))
      differences.push(`${nameOf(balance)}: nothing shown, ${balance.points} replayed.`)
  }
  return differences
}

const nameOf = ({ teamId, account, memberId }: Omit<AccountBalance, 'points'>): string =>
  `${account}${memberId === null ? '' : ` of member ${memberId}`} in team ${teamId}`
