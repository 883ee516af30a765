import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId } from '../kernel/ids.ts'
import { changesTo, type MemberSetChanges } from '../kernel/memberSet.ts'
import type { ChannelUnknown } from './changeChannel.ts'
import type { ChannelEvent } from './events.ts'
import type { ChannelState } from './state.ts'
import { membersChanged } from './syncChannelMembers.ts'

/** Lets people join and leave a channel; its other members stay. */
export type ChangeChannelMembers = Command<
  'changeChannelMembers',
  MemberSetChanges & { readonly channelId: ChannelId }
>

export const changeChannelMembers = (
  state: ChannelState,
  { data }: ChangeChannelMembers,
): Decision<ChannelEvent, ChannelUnknown> => {
  if (state.kind === 'unknown') return reject({ code: 'CHANNEL_UNKNOWN' })
  const { joined, left } = changesTo(state.memberIds, data)
  return accept(...membersChanged(data.channelId, joined, left))
}
