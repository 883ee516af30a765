import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import { listMembers, type MemberItem } from '@laurel/projections/people/members/queries.ts'

const membersShown = 100
const membersPerRead = 1_000

export type ChannelMembersRequest = {
  readonly channelId: ChannelId
  readonly q?: string | undefined
  /** Answers every member; otherwise the first hundred. */
  readonly all: boolean
}

/** The active members of a recognition channel by name, and how many there are. Has no rejection. */
export const listChannelMembers = async (
  database: Queryable,
  teamId: TeamId,
  { channelId, q, all }: ChannelMembersRequest,
): Promise<Page<MemberItem>> => {
  const wanted = { channelId, q, isActive: true, limit: all ? membersPerRead : membersShown }
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
