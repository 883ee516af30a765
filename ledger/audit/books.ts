import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { Account } from '../values/account.ts'
import type { MemberId, TeamId } from '../values/ids.ts'
import type { Points } from '../values/points.ts'
import type { Posting } from '../values/posting.ts'

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

/** Every balance, folded from postings and from nothing else. */
export const createBooks = () => {
  const teams = new Map<TeamId, Map<string, AccountBalance>>()

  const post = (teamId: TeamId, posting: Posting): AccountBalance => {
    const memberId = 'member' in posting ? posting.member : null
    const accounts = teams.get(teamId) ?? new Map<string, AccountBalance>()
    teams.set(teamId, accounts)
    const key = `${posting.account} ${memberId}`
    const points = (accounts.get(key)?.points ?? 0) + posting.points
    const balance = { teamId, account: posting.account, memberId, points }
    accounts.set(key, balance)
    return balance
  }

  return {
    /** Takes an event in and answers the accounts it moved, as they stand after it. */
    add: (event: RecordedLedgerEvent): readonly AccountBalance[] =>
      postingsOf(event).map(posting => post(event.metadata.teamId, posting)),
    balances: function* (): Generator<AccountBalance> {
      for (const accounts of teams.values()) yield* accounts.values()
    },
    has: (teamId: TeamId, account: Account, memberId: MemberId | null = null): boolean =>
      teams.get(teamId)?.has(`${account} ${memberId}`) ?? false,
    balanceOf: (teamId: TeamId, account: Account, memberId: MemberId | null = null): Points =>
      teams.get(teamId)?.get(`${account} ${memberId}`)?.points ?? 0,
  }
}

export type Books = ReturnType<typeof createBooks>
