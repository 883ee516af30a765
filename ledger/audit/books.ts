import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Account } from '../kernel/account.ts'
import type { MemberId, TeamId } from '../kernel/ids.ts'
import type { Points } from '../kernel/points.ts'
import type { Posting } from '../kernel/posting.ts'

export type AccountBalance = {
  readonly teamId: TeamId
  readonly account: Account
  /** `null` for accounts of the team. */
  readonly memberId: MemberId | null
  readonly points: Points
}

/** The postings of an event; an event that moves nothing has none. */
export const postingsOf = (event: RecordedLedgerEvent): readonly Posting[] =>
  'postings' in event.data ? event.data.postings : []

/** As it is kept: the one object of an account, for as long as the books are open. */
type RunningBalance = { -readonly [Key in keyof AccountBalance]: AccountBalance[Key] }

/** Every balance, folded from postings and from nothing else. */
export const createBooks = () => {
  const teams = new Map<TeamId, Map<Account, Map<MemberId | null, RunningBalance>>>()

  const balancesIn = (teamId: TeamId, account: Account): Map<MemberId | null, RunningBalance> => {
    const accounts = teams.get(teamId) ?? new Map<Account, Map<MemberId | null, RunningBalance>>()
    teams.set(teamId, accounts)
    const balances = accounts.get(account) ?? new Map<MemberId | null, RunningBalance>()
    accounts.set(account, balances)
    return balances
  }

  const post = (teamId: TeamId, posting: Posting): AccountBalance => {
    const { account, points } = posting
    const memberId = 'member' in posting ? posting.member : null
    const balance = teams.get(teamId)?.get(account)?.get(memberId)
    if (balance) {
      balance.points += points
      return balance
    }
    const opened = { teamId, account, memberId, points }
    balancesIn(teamId, account).set(memberId, opened)
    return opened
  }

  return {
    /** Applies an event. Answers the accounts that it moved, which change with the next event. */
    add: (event: RecordedLedgerEvent): readonly AccountBalance[] =>
      postingsOf(event).map(posting => post(event.metadata.teamId, posting)),
    balances: function* (): Generator<AccountBalance> {
      for (const accounts of teams.values())
        for (const balances of accounts.values()) yield* balances.values()
    },
    has: (teamId: TeamId, account: Account, memberId: MemberId | null = null): boolean =>
      teams.get(teamId)?.get(account)?.has(memberId) ?? false,
    balanceOf: (teamId: TeamId, account: Account, memberId: MemberId | null = null): Points =>
      teams.get(teamId)?.get(account)?.get(memberId)?.points ?? 0,
  }
}

export type Books = ReturnType<typeof createBooks>
