import { type MemberBooks, readMemberBooks } from '@laurel/ledger/audit/memberBooks.ts'
import { MemberAccount } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import type { EventLog } from '@laurel/ledger/log/port.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { type MemberItem, memberById } from '@laurel/projections/people/members/queries.ts'

export type VerifiedBalance = {
  readonly events: number
  readonly balances: readonly {
    readonly account: MemberAccount
    readonly summed: Points
    readonly shown: Points
  }[]
}

type Dependencies = { readonly database: Queryable; readonly log: Pick<EventLog, 'readStream'> }

/** An event that is recorded between both readings makes them differ once. */
const attemptsMax = 3

/** The sums of a member's events beside the balances that are shown; undefined for someone who is unknown. */
export const readVerifiedBalance = async (
  { database, log }: Dependencies,
  teamId: TeamId,
  memberId: MemberId,
): Promise<VerifiedBalance | undefined> => {
  for (let attempt = 1; ; attempt += 1) {
    const books = await readMemberBooks(log, teamId, memberId)
    const member = await memberById(database, teamId, memberId)
    if (!member) return undefined
    const verified = comparisonOf(books, member)
    if (attempt === attemptsMax || agrees(verified)) return verified
  }
}

export const agrees = ({ balances }: VerifiedBalance): boolean =>
  balances.every(({ summed, shown }) => summed === shown)

const comparisonOf = ({ events, balanceOf }: MemberBooks, member: MemberItem): VerifiedBalance => {
  const shown: Record<MemberAccount, Points> = {
    redeemable: member.redeemable,
    owed: member.owed,
    'allowance:shoutout': member.shoutoutAllowance,
    'allowance:award': member.awardAllowance,
  }
  return {
    events,
    balances: MemberAccount.options.map(account => ({
      account,
      summed: balanceOf(account),
      shown: shown[account],
    })),
  }
}
