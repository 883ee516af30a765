import { placeOf } from '@laurel/api/slack/giving/places.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { listActivity } from '@laurel/projections/recognition/activity/queries.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
const { sandbox, anna, ben, cleo, memberOf, set, left, redeemable } = habits
afterEach(() => sandbox.faults.clear())
afterAll(() => habits.stop())

describe('the reaction that gives', () => {
  beforeAll(() => set({ reactionShoutout: { emoji: 'tada', points: 5 } }))

  it('gives the author its points, takes them back with it, and gives them again', async () => {
    const before = await redeemable('U3')
    const { ts } = cleo.say('C1', 'The report is done')
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /You gave Cleo Marsh 5 points with :tada:/)
    expect(await redeemable('U3')).toBe(before + 5)
    await appears(
      ben,
      'C1',
      () => ben.unreact('C1', ts, 'tada'),
      /^You removed :tada:, which took 5 points back from Cleo Marsh\. They are yours to give again/,
    )
    expect(await redeemable('U3')).toBe(before)
    const toldTo = () => cleo.messagesIn('D3').map(({ text }) => text)
    const removed = '<@U2> removed a reaction from your message, which took its 5 points back.'
    await expect.poll(toldTo, sleepless).toContainEqual(removed)
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /You gave Cleo Marsh 5 points/)
    expect(await redeemable('U3')).toBe(before + 5)
    expect(await left('U2')).toBe(95)
    await expect.poll(toldTo, sleepless).toContainEqual(expect.stringContaining('thanked you: +5 points'))
  })

  it('counts in the channel of the message, which is not told, whatever amounts that offers', async () => {
    const { database } = habits.workspaces
    const [channel] = (await listChannels(database, habits.teamId, { slackChannelId: 'C1' })).rows
    if (!channel) throw new Error('Recognition lives in C1.')
    const { channelId } = channel
    accepted(
      await habits.ledger.handle({
        type: 'changeChannel',
        id: derivedId('offers others'),
        teamId: habits.teamId,
        actor: { kind: 'system', id: 'journey' },
        occurredAt: new Date().toISOString(),
        data: { channelId, settings: { ...placeOf(channel).settings, pointOptions: [1, 2] } },
      }),
    )
    const { ts } = cleo.say('C1', 'The slides are done')
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /You gave Cleo Marsh 5 points/)
    await habits.settled()
    const { rows } = await listActivity(database, habits.teamId, { kinds: ['shoutout'], channelId })
    expect(rows[0]).toMatchObject({ points: 5, channelId })
    const toldTo = () => cleo.messagesIn('D3').filter(({ text }) => text.includes('thanked you'))
    await expect.poll(() => toldTo().length, sleepless).toBe(2)
    expect(cleo.messagesIn('C1').filter(({ text }) => text.includes('thanked <@U3>'))).toEqual([])
  })

  it('is nothing on one’s own message, on an app’s, in another emoji or in another channel', async () => {
    const before = await habits.head()
    const { ts } = ben.say('C1', 'Look what I did')
    ben.react('C1', ts, 'tada')
    cleo.react('C1', ts, 'clap')
    const byApp = cleo.messagesIn('C1').find(({ isFromApp, visibleTo }) => isFromApp && !visibleTo)
    cleo.react('C1', byApp?.ts ?? '', 'tada')
    const elsewhere = anna.say('C2', 'This thanks no one')
    sandbox.sendEvent({
      type: 'reaction_added',
      user: 'U2',
      reaction: 'tada',
      item_user: 'U1',
      item: { type: 'message', channel: 'C2', ts: elsewhere.ts },
      event_ts: '1700000000.000001',
    })
    await habits.settled()
    expect(await habits.head()).toBe(before)
  })

  it('follows the latest news, whatever comes first, and gives though Slack is in trouble', async () => {
    const before = await redeemable('U3')
    const { ts } = cleo.say('C1', 'Another report is done')
    const news = (type: string, at: string) => ({
      type,
      user: 'U2',
      reaction: 'tada',
      item_user: 'U3',
      item: { type: 'message', channel: 'C1', ts },
      event_ts: at,
    })
    sandbox.sendEvent(news('reaction_removed', '1700000000.000002'))
    await habits.settled()
    sandbox.sendEvent(news('reaction_added', '1700000000.000001'))
    await habits.settled()
    expect(await redeemable('U3')).toBe(before)
    sandbox.faults.add({ method: 'chat.getPermalink', answer: 'serverError', times: 4 })
    sandbox.faults.add({ method: 'chat.postEphemeral', answer: 'rateLimited', retryAfterSeconds: 30 })
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'serverError', times: 4 })
    ben.react('C1', ts, 'tada')
    await expect.poll(() => redeemable('U3'), sleepless).toBe(before + 5)
  })

  it('gives nothing to a person who has left', async () => {
    const { ts } = cleo.say('C1', 'Farewell, everybody')
    sandbox.changeUser('U3', { isDeleted: true })
    await expect.poll(async () => (await memberOf('U3')).isActive, sleepless).toBe(false)
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /the author of this message has left Laurel/)
    sandbox.changeUser('U3', { isDeleted: false })
    await expect.poll(async () => (await memberOf('U3')).isActive, sleepless).toBe(true)
  })

  it('explains to the person who reacted why it gave nothing', async () => {
    await set({ reactionShoutout: { emoji: 'tada', points: 5000 } })
    const { ts } = anna.say('C1', 'A great day')
    await appears(
      cleo,
      'C1',
      () => cleo.react('C1', ts, 'tada'),
      /:tada: gave nothing\. This costs 5,000 points/,
    )
    await set({ reactionShoutout: null })
    const before = await habits.head()
    cleo.react('C1', anna.say('C1', 'No one asked for reactions').ts, 'tada')
    await habits.settled()
    expect(await habits.head()).toBe(before)
  })
})
