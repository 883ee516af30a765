import type { ChannelId, TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import type { Page } from '@laurel/projections/engine/querying/page.ts'
import type { MemberReference } from '@laurel/projections/people/members/memberReference.ts'
import { firstOrAllMembers } from '../people/firstOrAllMembers.ts'

export type ChannelMembersRequest = {
  readonly channelId: ChannelId
  readonly q?: string | undefined
  /** Answers every member; otherwise the first hundred. */
  readonly all: boolean
}

/** The active members of a recognition channel by name, and how many there are. Has no rejection. */
export const listChannelMembers = (
  database: Queryable,
  teamId: TeamId,
  { channelId, q, all }: ChannelMembersRequest,
): Promise<Page<MemberReference>> =>
  firstOrAllMembers(database, teamId, { channelId, q, isActive: true }, all)
