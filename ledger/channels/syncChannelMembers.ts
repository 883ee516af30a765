import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId, MemberId } from '../kernel/ids.ts'
import { hasMember, memberIdsIn } from '../kernel/memberSet.ts'
import type { ChannelUnknown } from './changeChannel.ts'
import type { ChannelEvent } from './events.ts'
import type { ChannelState } from './state.ts'

/**
 * A channel may hold all members of a large workspace, and one event that names them all would be too big for the log.
 */
const membersPerEventMax = 5_000

/** Sets the members of a channel to those that the workspace names. */
export type SyncChannelMembers = Command<
  'syncChannelMembers',
  { readonly channelId: ChannelId; readonly memberIds: readonly MemberId[] }
>

export const syncChannelMembers = (
  state: ChannelState,
  { data }: SyncChannelMembers,
): Decision<ChannelEvent, ChannelUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'CHANNEL_UNKNOWN' })
  const wanted = new Set(data.memberIds)
  const joined = [...wanted].filter(memberId => !hasMember(state.memberIds, memberId))
  const left = memberIdsIn(state.memberIds).filter(memberId => !wanted.has(memberId))
  return accept(...membersChanged(data.channelId, joined, left))
}

/** The members who joined and left, in events that each fit into the log. */
export const membersChanged = (
  channelId: ChannelId,
  joined: readonly MemberId[],
  left: readonly MemberId[],
): ChannelEvent[] => {
  const count = Math.ceil(Math.max(joined.length, left.length) / membersPerEventMax)
  return Array.from({ length: count }, (_, index): ChannelEvent => {
    const part = [index * membersPerEventMax, (index + 1) * membersPerEventMax] as const
    const changes = { joined: joined.slice(...part), left: left.slice(...part) }
    return { type: 'ChannelMembersChanged', data: { channelId, ...changes } }
  })
}
