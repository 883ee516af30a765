/** The accounts of what the company owes its people, and of what it has yet to pay for rewards. */
export const owedAccounts = ['redeemable', 'owed', 'held', 'fund:postpaid', 'fund:owed'] as const

/** Reads the entries of these accounts alone. The index of entries by the day of their recording has the same condition. */
export const isOwedSql = (account: string): string =>
  `${account} in (${owedAccounts.map(name => `'${name}'`).join(', ')})`
