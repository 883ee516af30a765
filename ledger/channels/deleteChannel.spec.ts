import { describe, it } from 'vitest'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { ChannelEvent } from './events.ts'
import { channelStream } from './stream.ts'

const { given } = testDecider(channelStream)

const [channelId, ann] = [idOf('thanks'), idOf('ann')]
const created: ChannelEvent = {
  type: 'ChannelCreated',
  data: {
    channelId,
    settings: {
      title: '#thanks',
      slackChannelId: 'C1',
      shoutoutAllowance: 100,
      awardAllowance: 0,
      pointOptions: [],
      managerIds: [],
    },
  },
}
const annJoined: ChannelEvent = {
  type: 'ChannelMembersChanged',
  data: { channelId, joined: [ann], left: [] },
}
const annGone: ChannelEvent = { type: 'ChannelMembersChanged', data: { channelId, joined: [], left: [ann] } }
const deleted: ChannelEvent = { type: 'ChannelDeleted', data: { channelId } }
const deleteChannel = (usedBy: string | null = null) =>
  ({ type: 'deleteChannel', ...byAdmin(), data: { channelId }, policy: { usedBy } }) as const

describe('deleting a recognition channel', () => {
  it('lets everybody out of it', () => {
    given(created, annJoined).when(deleteChannel()).thenEvents(annGone, deleted)
    given(created).when(deleteChannel()).thenEvents(deleted)
  })

  it('is refused while a competition or campaign needs it', () => {
    given(created)
      .when(deleteChannel('Spring sprint'))
      .thenRejected({ code: 'CHANNEL_IN_USE', usedBy: 'Spring sprint' })
  })

  it('happens once, and the channel may be taken up again', () => {
    given().when(deleteChannel()).thenRejected({ code: 'CHANNEL_UNKNOWN' })
    given(created, deleted).when(deleteChannel()).thenRejected({ code: 'CHANNEL_UNKNOWN' })
    given(created, annJoined, annGone, deleted)
      .when({ type: 'createChannel', ...byAdmin(), data: created.data })
      .thenEvents(created)
  })
})
