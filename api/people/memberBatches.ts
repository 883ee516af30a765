import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import { listMembers, type MemberItem } from '@laurel/projections/people/members/queries.ts'

const membersPerBatch = 1_000

/** All members that a filter selects, by name, in batches, so that memory does not grow with the team. */
export async function* memberBatches(
  database: Queryable,
  teamId: TeamId,
  filter: MemberFilter,
): AsyncGenerator<readonly MemberItem[]> {
  const wanted = { ...filter, limit: membersPerBatch, isCounted: false } as const
  let page = await listMembers(database, teamId, wanted)
  yield page.rows
  while (page.next) {
    page = await listMembers(database, teamId, { ...wanted, cursor: page.next })
    yield page.rows
  }
}
