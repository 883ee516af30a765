import { describe, expect, it } from 'vitest'
import { eventBytesMax } from '../log/limits.ts'
import { byAdmin, idOf } from '../testing/testCommand.ts'
import { testDecider } from '../testing/testDecider.ts'
import type { ChannelEvent, ChannelSettings } from './events.ts'
import { channelStream } from './stream.ts'

const { given } = testDecider(channelStream)

const channelId = idOf('thanks')
const settings: ChannelSettings = {
  title: 'thanks',
  slackChannelId: 'C1',
  shoutoutAllowance: 100,
  awardAllowance: 0,
  pointOptions: [5, 10],
  managerIds: [],
}
const created: ChannelEvent = { type: 'ChannelCreated', data: { channelId, settings } }
const [ann, ben, cleo] = [idOf('ann'), idOf('ben'), idOf('cleo')]

const createChannel = { type: 'createChannel', ...byAdmin(), data: { channelId, settings } } as const
const changeChannel = (changes: Partial<ChannelSettings>) =>
  ({
    type: 'changeChannel',
    ...byAdmin(),
    data: { channelId, settings: { ...settings, ...changes } },
  }) as const
const syncChannelMembers = (...memberIds: string[]) =>
  ({ type: 'syncChannelMembers', ...byAdmin(), data: { channelId, memberIds } }) as const
const changeChannelMembers = (joined: string[], left: string[] = []) =>
  ({ type: 'changeChannelMembers', ...byAdmin(), data: { channelId, joined, left } }) as const

describe('a recognition channel', () => {
  it('is created once', () => {
    given().when(createChannel).thenEvents(created)
    given(created).when(createChannel).thenRejected({ code: 'CHANNEL_EXISTS' })
  })

  it('changes its settings', () => {
    given(created)
      .when(changeChannel({ shoutoutAllowance: 50 }))
      .thenEvents({ type: 'ChannelChanged', data: { settings: { shoutoutAllowance: 50 } } })
    given(created).when(changeChannel({})).thenNothing()
    given().when(changeChannel({})).thenRejected({ code: 'CHANNEL_UNKNOWN' })
  })

  it('follows who joins and who leaves', () => {
    const annAndBen: ChannelEvent = {
      type: 'ChannelMembersChanged',
      data: { channelId, joined: [ann, ben], left: [] },
    }
    given(created).when(syncChannelMembers(ann, ben)).thenEvents(annAndBen)
    given(created, annAndBen)
      .when(syncChannelMembers(ben, cleo))
      .thenEvents({ type: 'ChannelMembersChanged', data: { joined: [cleo], left: [ann] } })
    given(created, annAndBen).when(syncChannelMembers(ben, ann)).thenNothing()
    given().when(syncChannelMembers(ann)).thenRejected({ code: 'CHANNEL_UNKNOWN' })
  })

  it('lets one person join or leave, and leaves the others alone', () => {
    const changed = (joined: string[], left: string[] = []): ChannelEvent => ({
      type: 'ChannelMembersChanged',
      data: { channelId, joined, left },
    })
    const annAndBen = changed([ann, ben])
    given(created, annAndBen)
      .when(changeChannelMembers([cleo]))
      .thenEvents(changed([cleo]))
    given(created, annAndBen)
      .when(changeChannelMembers([], [ann]))
      .thenEvents(changed([], [ann]))
    given(created, annAndBen)
      .when(changeChannelMembers([ann, ann], [cleo]))
      .thenNothing()
    given(created, { type: 'ChannelDeleted', data: { channelId } })
      .when(changeChannelMembers([ann]))
      .thenRejected({ code: 'CHANNEL_UNKNOWN' })
  })

  it('takes in everybody of a big workspace, in events that each fit into the log', () => {
    const everybody = Array.from({ length: 30_000 }, (_, index) => idOf(`member ${index}`))
    const { decision } = given(created).when(syncChannelMembers(...everybody))
    const events = decision.kind === 'accepted' ? decision.events : []
    const sizes = events.map(event => Buffer.byteLength(JSON.stringify(event.data)))
    expect(Math.max(...sizes)).toBeLessThan(eventBytesMax)
    const { state } = given(created, ...events)
    expect(state.kind === 'known' && state.memberIds.size).toBe(30_000)
    given(created, ...events)
      .when(syncChannelMembers(...everybody))
      .thenNothing()
  })
})
