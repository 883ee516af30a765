import { projectBy } from '../../engine/tables/projectBy.ts'
import type { ReadModel } from '../../engine/tables/readModel.ts'
import { channelCounts, channelMembers, channelSizes, channels } from './tables.ts'

const project = projectBy({
  ChannelCreated: ({ data: { channelId, settings }, metadata: { teamId, occurredAt } }) => [
    channels.put({ teamId, channelId, ...settings, createdAt: occurredAt }),
  ],
  ChannelChanged: ({ data: { channelId, settings }, metadata: { teamId } }) => [
    channels.change({ teamId, channelId }, settings),
  ],
  ChannelDeleted: ({ data: { channelId }, metadata: { teamId } }) => [channels.remove({ teamId, channelId })],
  ChannelMembersChanged: ({ data: { channelId, joined, left }, metadata: { teamId } }) => [
    ...joined.map(memberId => channelMembers.put({ teamId, channelId, memberId })),
    ...left.map(memberId => channelMembers.remove({ teamId, channelId, memberId })),
    ...joined.map(memberId => channelCounts.add({ teamId, memberId }, { channels: 1 })),
    ...left.map(memberId => channelCounts.add({ teamId, memberId }, { channels: -1 })),
    // The event names only members whose place has changed.
    channelSizes.add({ teamId, channelId }, { memberCount: joined.length - left.length }),
  ],
})

export const channelsReadModel: ReadModel = {
  name: 'channels',
  version: 3,
  tables: [channels, channelMembers, channelCounts, channelSizes],
  project,
}
