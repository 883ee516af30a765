import type { RecordedLedgerEvent } from '@laurel/ledger/handling/eventCatalog.ts'
import type { ReadModel } from '../readModel.ts'
import type { RowChange } from '../rowChange.ts'
import { channelMembers, channels } from './tables.ts'

const project = (event: RecordedLedgerEvent): readonly RowChange[] => {
  const { teamId, occurredAt } = event.metadata
  switch (event.type) {
    case 'ChannelCreated': {
      const { channelId, settings } = event.data
      return [channels.put({ teamId, channelId, ...settings, createdAt: occurredAt })]
    }
    case 'ChannelChanged':
      return [channels.change({ teamId, channelId: event.data.channelId }, event.data.settings)]
    case 'ChannelMembersChanged': {
      const { channelId, joined, left } = event.data
      return [
        ...joined.map(memberId => channelMembers.put({ teamId, channelId, memberId })),
        ...left.map(memberId => channelMembers.remove({ teamId, channelId, memberId })),
      ]
    }
    default:
      return []
  }
}

export const channelsReadModel: ReadModel = {
  name: 'channels',
  version: 1,
  tables: [channels, channelMembers],
  project,
}
