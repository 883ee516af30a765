import { birthdayQuestion } from '@laurel/api/celebrations/slack/birthdayQuestion.ts'
import { inEnglish } from '@laurel/api/slack/speech/testing/speeches.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { WebClient } from '@slack/web-api'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { smallApp } from '../../sandbox/testing/smallWorkspace.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
const { sandbox, ledger, teamId, anna, ben, cleo, memberOf, set } = habits
afterEach(() => sandbox.faults.clear())
afterAll(() => habits.stop())

const now = () => instantOf(new Date())

const addChannel = async (slackChannelId: string) => {
  const settings = {
    title: `#${slackChannelId}`,
    slackChannelId,
    shoutoutAllowance: 0,
    awardAllowance: 0,
    pointOptions: [],
    managerIds: [],
  }
  accepted(
    await ledger.handle({
      type: 'createChannel',
      id: derivedId('habits', slackChannelId),
      teamId,
      actor: { kind: 'system', id: 'journey' },
      occurredAt: now(),
      data: { channelId: channelIdOf(teamId, slackChannelId), settings },
    }),
  )
  await habits.settled()
}

describe('the shortcut on a message', () => {
  it('names the author, quotes the message and links to it', async () => {
    const { ts } = ben.say('C1', 'I fixed the build & wrote it down')
    await anna.runShortcut('thankForMessage', { channelId: 'C1', messageTs: ts })
    await expect.poll(() => blocksOf(anna), sleepless).toContain('"initial_users":["U2"]')
    expect(blocksOf(anna)).toContain('For “I fixed the build & wrote it down”')
    expect(blocksOf(anna)).toContain(`/archives/C1/p${ts.replace('.', '')}`)
    await anna.closeView()
  })

  it('names no one for an own message, and opens without a link where Slack is slow', async () => {
    sandbox.faults.add({ method: 'chat.getPermalink', answer: 'hang' })
    const { ts } = anna.say('C1', 'My own words')
    await anna.runShortcut('thankForMessage', { channelId: 'C1', messageTs: ts })
    await expect.poll(() => blocksOf(anna), sleepless).toContain('You wrote this message yourself')
    expect(blocksOf(anna)).not.toContain('initial_users')
    expect(blocksOf(anna)).not.toContain('archives')
    await anna.closeView()
  })
})

describe('recognition in every channel', () => {
  it('is announced where it was said, under the settings of the one channel', async () => {
    await set({ usesAllChannels: true })
    await appears(
      anna,
      'C2',
      () => anna.runCommand('C2', '/shoutout', '@ben +5 In design'),
      /Announced in <#C2>/,
    )
    await expect
      .poll(() => anna.messagesIn('C2').map(({ text }) => text), sleepless)
      .toContainEqual(expect.stringContaining('<@U1> thanked <@U2>: +5 points'))
    expect(anna.messagesIn('C1').map(({ text }) => text)).not.toContainEqual(
      expect.stringContaining('In design'),
    )
    await set({ usesAllChannels: false })
  })

  it('works in other channels too when there are several recognition channels', async () => {
    await set({ usesAllChannels: true })
    await addChannel('C9')
    await appears(
      anna,
      'C2',
      () => anna.runCommand('C2', '/shoutout', '@ben +5 Among several'),
      /Announced in <#C2>/,
    )
    await expect
      .poll(() => anna.messagesIn('C2').map(({ text }) => text), sleepless)
      .toContainEqual(expect.stringContaining('Among several'))
    await set({ usesAllChannels: false })
  })
})

describe('eligibility', () => {
  it('is explained to givers who may not give, and about recipients who may not receive', async () => {
    const { setDetails } = createTestAwards(ledger, { teamId, memberId: key => memberIdOf(teamId, key) }, now)
    await setDetails('U3', { pointEligibility: 'NONE' })
    const toCleo = () => ben.runCommand('C1', '/shoutout', '@cleo +5 Hello')
    await appears(ben, 'C1', toCleo, /Cleo Marsh can’t receive points/)
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
      'D3',
      () => slack.chat.postMessage({ channel: 'U3', ...birthdayQuestion(inEnglish) }),
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
    const found = cleo.messagesIn('D3').find(({ ts }) => ts === messageTs)
    return JSON.stringify(found?.blocks)
  }

  it('refuses a day that is none in place, and keeps what is chosen then', async () => {
    const messageTs = await ask()
    const save = { channelId: 'D3', messageTs, actionId: 'saveBirthday' }
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
    await cleo.act({ channelId: 'D3', messageTs, actionId: 'skipBirthday' })
    await expect.poll(() => textAt(messageTs), sleepless).toContain('We won’t ask again any time soon')
  })
})
