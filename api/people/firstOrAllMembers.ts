import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { MemberFilter } from '@laurel/projections/people/members/memberFilter.ts'
import { listMembers, type MemberItem } from '@laurel/projections/people/members/queries.ts'

const membersShown = 100
const membersPerRead = 1_000

/** The first hundred members that a filter selects, by name, or all of them; and how many there are. */
export const firstOrAllMembers = async (
  database: Queryable,
  teamId: TeamId,
  filter: MemberFilter,
  all: boolean,
): Promise<Page<MemberItem>> => {
  const wanted = { ...filter, limit: all ? membersPerRead : membersShown }
  const first = await listMembers(database, teamId, wanted)
  if (!all) return first
  const rows = [...first.rows]
  let cursor = first.next
  while (cursor) {
    const page = await listMembers(database, teamId, { ...wanted, cursor })
    rows.push(...page.rows)
    cursor = page.next
  }
  return { rows, total: rows.length, next: null }
}
