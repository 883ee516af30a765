import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { activeMemberCount } from '@laurel/projections/people/members/activeMemberCount.ts'

/** A subscription counts every active member, and at least one: Stripe would charge nothing for none. */
export const seatsFor = (activeMembers: number): number => Math.max(1, activeMembers)

export const seatsOf = async (database: Queryable, teamId: TeamId): Promise<number> =>
  seatsFor(await activeMemberCount(database, teamId))
