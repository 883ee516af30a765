import { accept, type Command, type Decision, reject } from '../kernel/decider.ts'
import type { ChannelId } from '../kernel/ids.ts'
import { memberIdsIn } from '../kernel/memberSet.ts'
import type { ChannelUnknown } from './changeChannel.ts'
import type { ChannelEvent } from './events.ts'
import type { ChannelState } from './state.ts'
import { membersChanged } from './syncChannelMembers.ts'

/** Ends recognition in a channel. Its history stays, and the channel may be created again. */
export type DeleteChannel = Command<
  'deleteChannel',
  { readonly channelId: ChannelId },
  {
    /** The title of a running competition or open campaign that needs the channel. */
    readonly usedBy: string | null
  }
>

export type ChannelInUse = { readonly code: 'CHANNEL_IN_USE'; readonly usedBy: string }

export const deleteChannel = (
  state: ChannelState,
  { data: { channelId }, policy: { usedBy } }: DeleteChannel,
): Decision<ChannelEvent, ChannelUnknown | ChannelInUse> => {
  if (state.kind === 'unknown') return reject({ code: 'CHANNEL_UNKNOWN' })
  if (usedBy !== null) return reject({ code: 'CHANNEL_IN_USE', usedBy })
  return accept(...membersChanged(channelId, [], memberIdsIn(state.memberIds)), {
    type: 'ChannelDeleted',
    data: { channelId },
  })
}
