import { type MemberAccount, memberAccounts } from '@laurel/ledger/kernel/account.ts'
import type { MemberId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Points } from '@laurel/ledger/kernel/points.ts'
import { z } from 'zod'
import type { Queryable } from '../../engine/queryable.ts'
import { readRows } from '../../engine/querying/rows.ts'
import { oneOf, whole } from '../../engine/tables/columns.ts'
import type { Clock } from './queries.ts'
import { ledgerEntries } from './tables.ts'

const AccountPoints = z.object({ account: oneOf(memberAccounts), points: whole })

/**
 * The balance of a member at an instant (included), by either clock; an account without postings by then has 0. An
 * index of the member's entries answers it, so that the cost depends on the member's history and not on the team's.
 */
export const memberBalanceAsOf = async (
  database: Queryable,
  teamId: TeamId,
  memberId: MemberId,
  asOf: Instant,
  clock: Clock,
): Promise<Readonly<Record<MemberAccount, Points>>> => {
  const rows = await readRows(
    database,
    AccountPoints,
    `select e.account, sum(e.points) as points from ${ledgerEntries.live} e
     where e.team_id = $1 and e.member_id = $2 and ${momentOf[clock]} <= $3 group by e.account`,
    [teamId, memberId, asOf],
  )
  const held = new Map(rows.map(({ account, points }) => [account, points]))
  return {
    redeemable: held.get('redeemable') ?? 0,
    owed: held.get('owed') ?? 0,
    'allowance:shoutout': held.get('allowance:shoutout') ?? 0,
    'allowance:award': held.get('allowance:award') ?? 0,
  }
}

const momentOf = { occurred: 'e.occurred_at', recorded: 'e.recorded_at' } as const
