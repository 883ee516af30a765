import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'
import { everyMemberReference, listMemberReferences } from '@laurel/projections/people/members/queries.ts'

const membersShown = 100

/** The first hundred members that a filter selects, by name, or all of them; and how many there are. */
export const firstOrAllMembers = async (
  database: Queryable,
  teamId: TeamId,
  filter: MemberFilter,
  all: boolean,
): Promise<Page<MemberReference>> => {
  if (!all) return listMemberReferences(database, teamId, { ...filter, limit: membersShown })
  const rows = await everyMemberReference(database, teamId, filter)
  return { rows, total: rows.length, next: null }
}
