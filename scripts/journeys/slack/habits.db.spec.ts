import { birthdayQuestion } from '@laurel/api/slack/birthdays/birthdayQuestion.ts'
import { createTestAwards } from '@laurel/ledger/simulation/testAwards.ts'
import { accepted } from '@laurel/ledger/simulation/testTeam.ts'
import type { TeamSettingsChanges } from '@laurel/ledger/teams/settings.ts'
import { derivedId } from '@laurel/ledger/values/derivedId.ts'
import { memberIdOf } from '@laurel/ledger/values/foreignIds.ts'
import { instantOf } from '@laurel/ledger/values/instant.ts'
import { WebClient } from '@slack/web-api'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { Person } from '../../sandbox/control/person.ts'
import { smallApp } from '../../sandbox/testing/smallWorkspace.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
const { sandbox, ledger, teamId } = journey
const [anna, ben, cleo] = ['U1', 'U2', 'U3'].map(id => sandbox.as(id))
if (!anna || !ben || !cleo) throw new Error('The workspace has three people.')
afterEach(() => sandbox.faults.clear())
afterAll(() => journey.stop())

const sleepless = { timeout: 10_000, interval: 20 }
const now = () => instantOf(new Date())
const ids = Array.from({ length: 100 }, (_, index) => derivedId('habits', String(index))).values()
const common = () => ({
  id: ids.next().value ?? '',
  teamId,
  actor: { kind: 'system', id: 'journey' } as const,
  occurredAt: now(),
})
const set = async (changes: TeamSettingsChanges) => {
  accepted(await ledger.handle({ ...common(), type: 'changeTeamSettings', data: { changes } }))
  await journey.settled()
}
const blocksOf = (person: Person) => JSON.stringify(person.view()?.blocks) ?? ''
const appears = async (person: Person, channel: string, action: () => unknown, text: RegExp) => {
  const before = new Set(person.messagesIn(channel).map(message => message.ts))
  await action()
  const found = () =>
    person.messagesIn(channel).findLast(message => !before.has(message.ts) && text.test(message.text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()?.ts ?? ''
}
const directs = new Map<Person, string>([
  [anna, 'D1'],
  [cleo, 'D3'],
])
const directOf = (person: Person) => directs.get(person) ?? ''
const memberOf = async (slackUserId: string) => {
  const member = await ledger.member(teamId, memberIdOf(teamId, slackUserId))
  if (member.kind === 'unknown') throw new Error(`${slackUserId} is a member.`)
  return member
}
const left = async (slackUserId: string) => (await memberOf(slackUserId)).allowances.shoutout.points
const redeemable = async (slackUserId: string) => {
  await journey.settled()
  return (await memberOf(slackUserId)).redeemable
}

describe('the same to the same people within ten minutes', () => {
  const line = '@ben +10 For the release'

  it('is asked about, given when it is meant, and once', async () => {
    await appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', line), /You gave <@U2> 10 points/)
    await journey.settled()
    const question = await appears(
      anna,
      'C1',
      () => anna.runCommand('C1', '/shoutout', line),
      /^You sent this a moment ago\. Send it again\?/,
    )
    expect(await left('U1')).toBe(90)
    const again = { channelId: 'C1', messageTs: question, actionId: 'sendShoutoutAgain' }
    await anna.act(again)
    await expect.poll(() => left('U1'), sleepless).toBe(80)
    const replaced = () => anna.messagesIn('C1').find(({ ts }) => ts === question)?.text
    await expect.poll(replaced, sleepless).toContain('You gave <@U2> 10 points')
  })

  it('may be let go, and other words or other people are not asked about', async () => {
    await journey.settled()
    const question = await appears(
      anna,
      'C1',
      () => anna.runCommand('C1', '/shoutout', line),
      /^You sent this/,
    )
    await anna.act({ channelId: 'C1', messageTs: question, actionId: 'dismissQuestion' })
    const isThere = () => anna.messagesIn('C1').some(({ ts }) => ts === question)
    await expect.poll(isThere, sleepless).toBe(false)
    await appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', `${line}!`), /You gave <@U2>/)
    const toOthers = () => anna.runCommand('C1', '/shoutout', '@cleo +10 For the release')
    await appears(anna, 'C1', toOthers, /You gave <@U3>/)
    expect(await left('U1')).toBe(60)
  })

  it('is asked about in the form as well, which then opens with it again', async () => {
    await journey.settled()
    await anna.runShortcut('giveShoutout')
    await expect.poll(() => anna.view()?.callback_id, sleepless).toBe('giveShoutout')
    const pointsBlock = anna.view()?.blocks.find(({ block_id }) => block_id?.startsWith('points.'))?.block_id
    const values = {
      recipients: { recipients: { type: 'multi_users_select', selected_users: ['U2'] } },
      [pointsBlock ?? '']: { points: { type: 'number_input', value: '10' } },
      message: { message: { type: 'plain_text_input', value: 'For the release' } },
    }
    const place = directOf(anna)
    const question = await appears(anna, place, () => anna.submitView(values), /^You sent this/)
    await anna.act({ channelId: place, messageTs: question, actionId: 'openShoutoutDraft' })
    await expect.poll(() => blocksOf(anna), sleepless).toContain('For the release')
    expect(blocksOf(anna)).toContain('"initial_value":"10"')
    await anna.closeView()
    expect(await left('U1')).toBe(60)
  })
})

describe('the same sent twice at once', () => {
  it('is given once and asked about once', async () => {
    const line = '@ben +1 For holding the door'
    const send = () => cleo.runCommand('C1', '/shoutout', line)
    await appears(cleo, 'C1', () => Promise.all([send(), send()]), /^You sent this a moment ago/)
    await journey.settled()
    expect(await left('U3')).toBe(99)
  })
})

describe('the shortcut on a message', () => {
  it('names the author, quotes the message and links to it', async () => {
    const { ts } = ben.say('C1', 'I fixed the build & wrote it down')
    await anna.runShortcut('thankForMessage', { channelId: 'C1', messageTs: ts })
    await expect.poll(() => blocksOf(anna), sleepless).toContain('"initial_users":["U2"]')
    expect(blocksOf(anna)).toContain('For “I fixed the build & wrote it down”')
    expect(blocksOf(anna)).toContain(`/archives/C1/p${ts.replace('.', '')}`)
    await anna.closeView()
  })

  it('names nobody where the message is one’s own, and opens without a link where Slack is slow', async () => {
    sandbox.faults.add({ method: 'chat.getPermalink', answer: 'hang' })
    const { ts } = anna.say('C1', 'My own words')
    await anna.runShortcut('thankForMessage', { channelId: 'C1', messageTs: ts })
    await expect.poll(() => blocksOf(anna), sleepless).toContain('You wrote this message yourself')
    expect(blocksOf(anna)).not.toContain('initial_users')
    expect(blocksOf(anna)).not.toContain('archives')
    await anna.closeView()
  })
})

describe('the reaction that gives', () => {
  beforeAll(() => set({ reactionShoutout: { emoji: 'tada', points: 5 } }))

  it('gives the author its points, takes them back with it, and gives them again', async () => {
    const before = await redeemable('U3')
    const { ts } = cleo.say('C1', 'The report is done')
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /You gave Cleo Marsh 5 points with :tada:/)
    expect(await redeemable('U3')).toBe(before + 5)
    await appears(ben, 'C1', () => ben.unreact('C1', ts, 'tada'), /^Taken back: what :tada: gave/)
    expect(await redeemable('U3')).toBe(before)
    await appears(ben, 'C1', () => ben.react('C1', ts, 'tada'), /You gave Cleo Marsh 5 points/)
    expect(await redeemable('U3')).toBe(before + 5)
    expect(await left('U2')).toBe(95)
    const toldTo = () => cleo.messagesIn(directOf(cleo)).map(({ text }) => text)
    await expect.poll(toldTo, sleepless).toContainEqual(expect.stringContaining('thanked you: +5 points'))
  })

  it('is nothing on one’s own message, on an app’s, in another emoji or in another channel', async () => {
    const before = await journey.head()
    const { ts } = ben.say('C1', 'Look what I did')
    ben.react('C1', ts, 'tada')
    cleo.react('C1', ts, 'clap')
    const byApp = cleo.messagesIn('C1').find(({ isFromApp, visibleTo }) => isFromApp && !visibleTo)
    cleo.react('C1', byApp?.ts ?? '', 'tada')
    const elsewhere = anna.say('C2', 'Nobody is thanked here')
    sandbox.sendEvent({
      type: 'reaction_added',
      user: 'U2',
      reaction: 'tada',
      item_user: 'U1',
      item: { type: 'message', channel: 'C2', ts: elsewhere.ts },
      event_ts: '1700000000.000001',
    })
    await journey.settled()
    expect(await journey.head()).toBe(before)
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
    await journey.settled()
    sandbox.sendEvent(news('reaction_added', '1700000000.000001'))
    await journey.settled()
    expect(await redeemable('U3')).toBe(before)
    sandbox.faults.add({ method: 'chat.getPermalink', answer: 'serverError', times: 4 })
    sandbox.faults.add({ method: 'chat.postEphemeral', answer: 'rateLimited', retryAfterSeconds: 30 })
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'serverError', times: 4 })
    ben.react('C1', ts, 'tada')
    await expect.poll(() => redeemable('U3'), sleepless).toBe(before + 5)
  })

  it('gives nothing to somebody who has left', async () => {
    const { ts } = cleo.say('C1', 'Farewell, everybody')
    sandbox.changeUser('U3', { isDeleted: true })
    await expect.poll(async () => (await memberOf('U3')).isActive, sleepless).toBe(false)
    await appears(
      ben,
      'C1',
      () => ben.react('C1', ts, 'tada'),
      /whoever wrote this takes no part in Laurel any more/,
    )
    sandbox.changeUser('U3', { isDeleted: false })
    await expect.poll(async () => (await memberOf('U3')).isActive, sleepless).toBe(true)
  })

  it('tells whoever reacted why it gave nothing', async () => {
    await set({ reactionShoutout: { emoji: 'tada', points: 5000 } })
    const { ts } = anna.say('C1', 'A great day')
    await appears(
      cleo,
      'C1',
      () => cleo.react('C1', ts, 'tada'),
      /:tada: gave nothing\. This costs 5,000 points/,
    )
    await set({ reactionShoutout: null })
    const before = await journey.head()
    cleo.react('C1', anna.say('C1', 'Nobody asked for reactions').ts, 'tada')
    await journey.settled()
    expect(await journey.head()).toBe(before)
  })
})

describe('recognition in every channel', () => {
  it('is announced where it was said, under the settings of the one channel', async () => {
    await set({ usesAllChannels: true })
    await appears(anna, 'C2', () => anna.runCommand('C2', '/shoutout', '@ben +5 In design'), /told in <#C2>/)
    await expect
      .poll(() => anna.messagesIn('C2').map(({ text }) => text), sleepless)
      .toContainEqual(expect.stringContaining('<@U1> thanked <@U2>: +5 points'))
    expect(anna.messagesIn('C1').map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('In design'),
    )
    await set({ usesAllChannels: false })
  })
})

describe('eligibility', () => {
  it('is told in words, to whoever may not give and about whoever may not receive', async () => {
    const { setDetails } = createTestAwards(ledger, { teamId, memberId: key => memberIdOf(teamId, key) }, now)
    await setDetails('U3', { pointEligibility: 'NONE' })
    const toCleo = () => ben.runCommand('C1', '/shoutout', '@cleo +5 Hello')
    await appears(ben, 'C1', toCleo, /Somebody you named can’t receive points/)
    const byCleo = () => cleo.runCommand('C1', '/shoutout', '@ben +5 Hello')
    await appears(cleo, 'C1', byCleo, /You can’t give points at the moment/)
    await setDetails('U3', { pointEligibility: 'GIVE_AND_RECEIVE' })
  })
})

describe('the question for a birthday', () => {
  const slack = new WebClient(smallApp.botToken, { slackApiUrl: sandbox.apiUrl })
  const ask = () =>
    appears(
      cleo,
      directOf(cleo),
      () => slack.chat.postMessage({ channel: 'U3', ...birthdayQuestion() }),
      /^When is your birthday/,
    )
  const choose = (month: string, day: string, isPrivate = false) => ({
    birthday: {
      birthdayMonth: { type: 'static_select', selected_option: { value: month } },
      birthdayDay: { type: 'static_select', selected_option: { value: day } },
      birthdayPrivate: { type: 'checkboxes', selected_options: isPrivate ? [{ value: 'private' }] : [] },
    },
  })
  const textAt = (messageTs: string) => {
    const found = cleo.messagesIn(directOf(cleo)).find(({ ts }) => ts === messageTs)
    return JSON.stringify(found?.blocks)
  }

  it('refuses a day that is none in place, and keeps what is chosen then', async () => {
    const messageTs = await ask()
    const save = { channelId: directOf(cleo), messageTs, actionId: 'saveBirthday' }
    await cleo.act(save, {}, choose('2', '30'))
    await expect.poll(() => textAt(messageTs), sleepless).toContain('February has no day 30')
    await cleo.act(save, {}, choose('2', '29', true))
    await expect
      .poll(() => textAt(messageTs), sleepless)
      .toContain('29 February it is. We keep it to ourselves.')
    expect(await memberOf('U3')).toMatchObject({
      details: { birthday: '02-29', isBirthdayPrivate: true },
    })
  })

  it('may go unanswered', async () => {
    const { setDetails } = createTestAwards(ledger, { teamId, memberId: key => memberIdOf(teamId, key) }, now)
    await setDetails('U3', { birthday: null })
    const messageTs = await ask()
    await cleo.act({ channelId: directOf(cleo), messageTs, actionId: 'skipBirthday' })
    await expect.poll(() => textAt(messageTs), sleepless).toContain('We won’t ask again any time soon')
  })
})
