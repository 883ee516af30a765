import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { memberIdsIn } from '@laurel/ledger/kernel/memberSet.ts'
import { createTestDatabase } from '@laurel/scripts/database/testDatabase.ts'
import { WebClient } from '@slack/web-api'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startAnnouncing } from '../../slack/announcements/testing/startAnnouncing.ts'
import { createMoveFollower, type Move } from './memberMoves.ts'

const { url } = await createTestDatabase()
const announcing = await startAnnouncing(url, { channelMembers: ['UANN'] })
const database = new Pool({ connectionString: url, max: 2 })
const { slack, ledger, log, teamId, channelId, common, now } = announcing
afterAll(async () => {
  await database.end()
  await announcing.stop()
})
await announcing.catchUp()

const client = new WebClient('xoxb-1', { slackApiUrl: slack.apiUrl, retryConfig: { retries: 0 } })
const idOf = (slackUserId: string) => memberIdOf(teamId, slackUserId)
const newServer = () => createMoveFollower({ ledger, database, clock: now })

let moves = 0
/** A move of some seconds ago; those of equal ids are one event. */
const move = (kind: Move['kind'], secondsAgo: number, newsId = `Ev${moves++}`): Move => ({
  kind,
  slackChannelId: 'C1',
  newsId,
  happenedAt: Date.parse(now()) / 1_000 - secondsAgo,
})
const callerOf = (slackUserId: string) => ({ teamId, slackTeamId: 'T1', slackUserId, client })
const members = async () => {
  const channel = await ledger.channel(teamId, channelId)
  return channel.kind === 'known' ? memberIdsIn(channel.memberIds).toSorted() : []
}
const expectMembers = async (...slackUserIds: readonly string[]) =>
  expect(await members()).toEqual(slackUserIds.map(idOf).toSorted())
const methods = () => slack.calls.map(({ method }) => method)
const channelsOf = (...ids: readonly string[]) => ({
  status: 200,
  body: { ok: true, channels: ids.map(id => ({ id })), response_metadata: { next_cursor: '' } },
})
const userInfo = (user: object) => ({ status: 200, body: { ok: true, user } })

beforeEach(async () => {
  await ledger.handle({
    ...common(),
    type: 'syncChannelMembers',
    data: { channelId, memberIds: [idOf('UANN')] },
  })
  slack.reset()
})

describe('a person who joins a recognition channel or leaves it', () => {
  it('is followed without a call of Slack, and the event names no one else', async () => {
    const follow = newServer()
    await follow(callerOf('UBEN'), move('joined', 1))
    await expectMembers('UANN', 'UBEN')
    await follow(callerOf('UANN'), move('left', 1))
    await expectMembers('UBEN')
    expect(methods()).toEqual([])
    const recorded = []
    for await (const batch of log.readAll()) recorded.push(...batch)
    expect(recorded.slice(-2).map(({ type, data }) => ({ type, data }))).toEqual([
      { type: 'ChannelMembersChanged', data: { channelId, joined: [idOf('UBEN')], left: [] } },
      { type: 'ChannelMembersChanged', data: { channelId, joined: [], left: [idOf('UANN')] } },
    ])
  })

  it('counts once where Slack delivers the event again', async () => {
    const follow = newServer()
    const joined = move('joined', 2, 'EvTwice')
    await follow(callerOf('UBEN'), joined)
    const head = await log.head()
    await follow(callerOf('UBEN'), joined)
    await newServer()(callerOf('UBEN'), joined)
    expect(await log.head()).toBe(head)
  })

  it('is where the latest event says, in whatever order they come', async () => {
    const follow = newServer()
    await follow(callerOf('UBEN'), move('left', 1))
    await follow(callerOf('UBEN'), move('joined', 5))
    await expectMembers('UANN')
    await follow(callerOf('UANN'), move('joined', 1))
    await follow(callerOf('UANN'), move('left', 5))
    await expectMembers('UANN')
    await Promise.all([
      follow(callerOf('UBEN'), move('joined', 0.2)),
      follow(callerOf('UBEN'), move('left', 0.1)),
    ])
    await expectMembers('UANN')
  })

  it('is not followed into a channel without recognition', async () => {
    await newServer()(callerOf('UBEN'), { ...move('joined', 1), slackChannelId: 'C9' })
    await expectMembers('UANN')
    expect(methods()).toEqual([])
  })
})

describe('an event that comes late', () => {
  it('counts if Slack says that the person is still there', async () => {
    slack.plan(channelsOf('C7', 'C1'))
    await newServer()(callerOf('UBEN'), move('joined', 300))
    await expectMembers('UANN', 'UBEN')
    expect(slack.calls).toMatchObject([
      { method: 'users.conversations', user: 'UBEN', types: 'public_channel,private_channel' },
    ])
  })

  it('does not count if the person has moved since', async () => {
    slack.plan(channelsOf('C7'))
    await newServer()(callerOf('UBEN'), move('joined', 300))
    await expectMembers('UANN')
    slack.plan(channelsOf('C1'))
    await newServer()(callerOf('UANN'), move('left', 300))
    await expectMembers('UANN')
  })

  it('lets a person leave who is gone', async () => {
    slack.plan(channelsOf())
    await newServer()(callerOf('UANN'), move('left', 300))
    await expectMembers()
  })
})

describe('a person whom the team does not know', () => {
  it('is looked up and added when they join', async () => {
    slack.plan(userInfo({ id: 'UNEW', name: 'new', profile: { real_name: 'Nia New' } }))
    await newServer()(callerOf('UNEW'), move('joined', 1))
    await expectMembers('UANN', 'UNEW')
    expect(methods()).toEqual(['users.info'])
    expect(await ledger.member(teamId, idOf('UNEW'))).toMatchObject({ profile: { name: 'Nia New' } })
  })

  it.each([
    ['an app', { id: 'UAPP', is_bot: true }],
    ['a person of another organisation', { id: 'UFAR', is_stranger: true }],
  ])('stays out as %s', async (_who, user) => {
    slack.plan(userInfo(user))
    await newServer()(callerOf(user.id), move('joined', 1))
    await expectMembers('UANN')
    expect(await ledger.member(teamId, idOf(user.id))).toMatchObject({ kind: 'unknown' })
  })

  it('is not looked up when they leave', async () => {
    await newServer()(callerOf('UGONE'), move('left', 1))
    expect(methods()).toEqual([])
    expect(await ledger.member(teamId, idOf('UGONE'))).toMatchObject({ kind: 'unknown' })
  })
})
