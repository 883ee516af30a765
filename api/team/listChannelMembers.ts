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
  const { rows: first, total } = await listMembers(database, teamId, wanted)
  const rows = [...first]
  while (all && rows.length < total) {
    const next = await listMembers(database, teamId, { ...wanted, offset: rows.length })
    if (next.rows.length === 0) break
    rows.push(...next.rows)
  }
  return { rows, total }
}
