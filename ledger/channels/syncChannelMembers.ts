import { accept, type Command, type Decision, reject } from '../decider/decider.ts'
import type { ChannelId, MemberId } from '../values/ids.ts'
import type { ChannelUnknown } from './changeChannel.ts'
import type { ChannelEvent } from './events.ts'
import type { ChannelState } from './state.ts'

/** Brings the members of a channel to what the workspace says. */
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
  const joined = [...wanted].filter(memberId => !state.memberIds.has(memberId))
  const left = [...state.memberIds].filter(memberId => !wanted.has(memberId))
  if (joined.length === 0 && left.length === 0) return accept()
  return accept({ type: 'ChannelMembersChanged', data: { channelId: data.channelId, joined, left } })
}
