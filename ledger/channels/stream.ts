import { impossible } from '../kernel/assertNever.ts'
import type { Decider, Decision } from '../kernel/decider.ts'
import { type ChangeChannel, type ChannelUnknown, changeChannel } from './changeChannel.ts'
import { type ChannelExists, type CreateChannel, createChannel } from './createChannel.ts'
import { type ChannelInUse, type DeleteChannel, deleteChannel } from './deleteChannel.ts'
import type { ChannelEvent } from './events.ts'
import { type ChannelState, evolve, initialState } from './state.ts'
import { type SyncChannelMembers, syncChannelMembers } from './syncChannelMembers.ts'

export type ChannelCommand = CreateChannel | ChangeChannel | SyncChannelMembers | DeleteChannel
export type ChannelRejection = ChannelExists | ChannelUnknown | ChannelInUse

const decide = (state: ChannelState, command: ChannelCommand): Decision<ChannelEvent, ChannelRejection> => {
  switch (command.type) {
    case 'createChannel':
      return createChannel(state, command)
    case 'changeChannel':
      return changeChannel(state, command)
    case 'syncChannelMembers':
      return syncChannelMembers(state, command)
    case 'deleteChannel':
      return deleteChannel(state, command)
    default:
      return impossible(command)
  }
}

export const channelDecider: Decider<ChannelState, ChannelCommand, ChannelEvent, ChannelRejection> = {
  initialState,
  decide,
  evolve,
}
