import { defineStream } from '../handling/defineStream.ts'
import { changeChannel } from './changeChannel.ts'
import { changeChannelMembers } from './changeChannelMembers.ts'
import { createChannel } from './createChannel.ts'
import { deleteChannel } from './deleteChannel.ts'
import { channelEvents } from './events.ts'
import { evolve, initialState } from './state.ts'
import { syncChannelMembers } from './syncChannelMembers.ts'

export const channelStream = defineStream({
  name: 'channel',
  key: ({ data }) => [data.channelId],
  isLong: true,
  initialState,
  evolve,
  events: channelEvents,
  rules: {
    createChannel,
    changeChannel,
    syncChannelMembers,
    changeChannelMembers,
    deleteChannel,
  },
})
