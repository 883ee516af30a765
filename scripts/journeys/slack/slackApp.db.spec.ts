import { channelIdOf, memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { Person } from '../../sandbox/control/person.ts'
import { startSlackJourney } from './startSlackJourney.ts'

const { url } = await createTestDatabase()
const journey = await startSlackJourney(url)
afterAll(() => journey.stop())
const { sandbox } = journey
const [anna, ben, cleo] = ['U1', 'U2', 'U3'].map(id => sandbox.as(id))
if (!anna || !ben || !cleo) throw new Error('The workspace has three people.')

const sleepless = { timeout: 10_000, interval: 20 }
const textsIn = (person: Person, channel: string) => person.messagesIn(channel).map(message => message.text)
const newMessage = async (person: Person, channel: string, action: () => Promise<unknown>, text: RegExp) => {
  const before = new Set(person.messagesIn(channel).map(message => message.ts))
  await action()
  const found = () =>
    person.messagesIn(channel).find(message => !before.has(message.ts) && text.test(message.text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()
}
const press = (person: Person, channel: string, messageTs: string | undefined, actionId: string) =>
  person.act({ channelId: channel, messageTs: messageTs ?? '', actionId })
const blocksOf = (person: Person) => JSON.stringify(person.view()?.blocks)
const stateOf = (type: string, state: object) => ({ type, ...state })

describe('saying thank you in Slack', () => {
  it('in one line, seen by the channel, and may take it back, undo that, and take it back after all', async () => {
    const line = '@ben @cleo +10 #customer-first Thank you for the <launch> & more'
    const confirmation = await newMessage(
      anna,
      'C1',
      () => anna.runCommand('C1', '/shoutout', line),
      /You gave <@U2> and <@U3> 10 points each for \*#Customer First\*.*80 points left/,
    )
    await expect
      .poll(() => textsIn(ben, 'C1'), sleepless)
      .toContainEqual(
        '<@U1> thanked <@U2> and <@U3>: +10 points each for #Customer First. Thank you for the &lt;launch&gt; &amp; more',
      )
    expect(textsIn(ben, 'C1').join()).not.toContain('You gave')

    await press(anna, 'C1', confirmation?.ts, 'takeBackShoutout')
    await expect
      .poll(() => textsIn(anna, 'C1'), sleepless)
      .toContainEqual(expect.stringMatching(/^Taken back/))
    await expect.poll(() => textsIn(ben, 'C1'), sleepless).toContainEqual('<@U1> took this shoutout back.')

    const takenBack = () => anna.messagesIn('C1').find(message => message.text.startsWith('Taken back'))
    await press(anna, 'C1', takenBack()?.ts, 'giveShoutoutAgain')
    await expect
      .poll(() => textsIn(anna, 'C1'), sleepless)
      .toContainEqual(expect.stringMatching(/^Given again/))
    await expect
      .poll(() => textsIn(ben, 'C1'), sleepless)
      .toContainEqual(expect.stringContaining('<@U1> thanked <@U2> and <@U3>'))
    const givenAgain = anna.messagesIn('C1').find(message => message.text.startsWith('Given again'))
    await press(anna, 'C1', givenAgain?.ts, 'takeBackShoutout')
    await expect.poll(() => textsIn(ben, 'C1'), sleepless).toContainEqual('<@U1> took this shoutout back.')
  })

  it('through the form, which shows what it costs before it is sent', async () => {
    await cleo.runCommand('C1', '/shoutout')
    await expect.poll(() => cleo.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(blocksOf(cleo)).toContain('You have *100 points* left to give')
    const pointsBlock =
      cleo.view()?.blocks.find(block => block.block_id?.startsWith('points.'))?.block_id ?? ''
    const values = {
      recipients: { recipients: stateOf('multi_users_select', { selected_users: ['U1', 'U2'] }) },
      [pointsBlock]: { points: stateOf('number_input', { value: '15' }) },
      message: { message: stateOf('plain_text_input', { value: 'For *everything*\n🎉' }) },
    }
    // Typed without a pause: each digit is sent before the form shows the price of the former one.
    const type = (value: string) =>
      cleo.act(
        { viewId: cleo.view()?.id ?? '', blockId: pointsBlock, actionId: 'points' },
        { value },
        { ...values, [pointsBlock]: { points: stateOf('number_input', { value }) } },
      )
    await Promise.all([type('1'), type('15')])
    await expect
      .poll(() => blocksOf(cleo), sleepless)
      .toContain('This costs *30 points* (2 × 15), you have 100 left')
    await newMessage(cleo, 'C1', () => cleo.submitView(values), /You gave <@U1> and <@U2> 15 points each/)
    expect(cleo.view()).toBeUndefined()
  })

  it('incompletely: the form opens with what was understood and says what is missing', async () => {
    await ben.runCommand('C1', '/shoutout', '#teamwork thanks to @anna.kim for the help')
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(blocksOf(ben)).toContain('Say how many points each person gets.')
    expect(blocksOf(ben)).toContain('"initial_users":["U1"]')
    expect(blocksOf(ben)).toContain('thanks to @Anna Kim for the help')
    await ben.closeView()
  })

  it('beyond the allowance: told why, in place in the form, and nothing typed is lost', async () => {
    const refusal = await newMessage(
      ben,
      'C1',
      () => ben.runCommand('C1', '/shoutout', '@cleo +500 You are great'),
      /Not sent yet\. This costs 500 points and you have 100 left to give/,
    )
    await press(ben, 'C1', refusal?.ts, 'openShoutoutDraft')
    await expect.poll(() => ben.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(blocksOf(ben)).toContain('"initial_value":"500"')
    const stillTooMuch = await ben.submitView()
    expect(stillTooMuch).toMatchObject({ kind: 'errors' })
    expect(JSON.stringify(stillTooMuch)).toContain('Give fewer')
    const pointsBlock =
      ben.view()?.blocks.find(block => block.block_id?.startsWith('points.'))?.block_id ?? ''
    const fewer = { [pointsBlock]: { points: stateOf('number_input', { value: '5' }) } }
    await newMessage(ben, 'C1', () => ben.submitView(fewer), /You gave <@U3> 5 points/)
  })

  it('and people cannot thank themselves or give an award from here', async () => {
    await anna.runCommand('C1', '/shoutout', '@anna.kim +5 me')
    await expect.poll(() => blocksOf(anna) ?? '', sleepless).toContain('can’t thank yourself')
    await anna.closeView()
    await newMessage(anna, 'C1', () => anna.runCommand('C1', '/award', '@ben'), /has no spot awards yet/)
    await newMessage(anna, 'C1', () => anna.runCommand('C1', '/shoutout', 'help'), /alone opens a form/)
  })
})

describe('what can go wrong', () => {
  it('is explained: apps can’t receive', async () => {
    const thankTheApp = () => anna.runCommand('C1', '/shoutout', '@laurel +5 good bot')
    await newMessage(anna, 'C1', thankTheApp, /Not sent yet\. Laurel is an app, a guest or a former member/i)
  })

  it('never costs what was typed', async () => {
    sandbox.faults.add({ method: 'users.info', answer: 'serverError', times: 2 })
    const thankTheApp = () => anna.runCommand('C1', '/shoutout', '@laurel +5 my long message')
    const apology = await newMessage(anna, 'C1', thankTheApp, /^Something went wrong on our side/)
    expect(JSON.stringify(apology?.blocks)).toContain('my long message')
  })
})

describe('the Home tab', () => {
  it('shows what came and what is left, and offers the form', async () => {
    await journey.settled()
    cleo.openHome()
    await expect.poll(() => JSON.stringify(cleo.home()?.blocks), sleepless).toContain('*5 points* to spend')
    const home = JSON.stringify(cleo.home()?.blocks)
    expect(home).toContain('*70 points* to give')
    expect(home).toContain('*Ben Ode* thanked you')
    await cleo.act({ viewId: cleo.home()?.id ?? '', actionId: 'giveShoutout' })
    await expect.poll(() => cleo.view()?.callback_id, sleepless).toBe('giveShoutout')
    await cleo.closeView()
  })

  it('knows people from the moment they join the workspace', async () => {
    sandbox.addUser({ id: 'U9', name: 'nia', realName: 'Nia New' })
    sandbox.joinChannel('C1', 'U9')
    await journey.settled()
    sandbox.as('U9').openHome()
    await expect
      .poll(() => JSON.stringify(sandbox.as('U9').home()?.blocks), sleepless)
      .toContain('Hello Nia New')
  })
})

describe('a channel the app is added to', () => {
  it('becomes a place of recognition, and the form asks where', async () => {
    sandbox.joinChannel('C2', 'U0LAUREL')
    const channelId = channelIdOf(journey.teamId, 'C2')
    const membersOf = async () => {
      const channel = await journey.ledger.channel(journey.teamId, channelId)
      return channel.kind === 'known' ? channel.memberIds.size : 0
    }
    await expect.poll(membersOf, sleepless).toBe(1)
    await journey.settled()
    anna.openHome()
    await expect.poll(() => anna.home(), sleepless).toBeDefined()
    await anna.act({ viewId: anna.home()?.id ?? '', actionId: 'giveShoutout' })
    await expect.poll(() => anna.view()?.callback_id, sleepless).toBe('giveShoutout')
    expect(blocksOf(anna)).toContain('Where?')
    expect(blocksOf(anna)).toContain('"text":"#design"')
    await anna.closeView()
  })
})

describe('only Slack', () => {
  it('gets in: the address proves itself, an unsigned request is refused', async () => {
    expect(await sandbox.verifyEventsUrl()).toBe(true)
    const forged = await journey.app.inject({
      method: 'POST',
      url: '/slack/commands',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-slack-signature': 'v0=00' },
      payload: 'command=/shoutout&text=',
    })
    expect(forged.statusCode).toBe(401)
  })
})

describe('a request that Slack delivers twice', () => {
  it('is worked on once: one shoutout, one event', async () => {
    await newMessage(
      anna,
      'C1',
      () => anna.runCommand('C1', '/shoutout', '@ben +7 Twice'),
      /You gave <@U2> 7 points/,
    )
    const command = sandbox.deliveries.findLast(delivery => delivery.body.includes('Twice'))
    const again = await journey.app.inject({
      method: 'POST',
      url: '/slack/commands',
      headers: command?.headers ?? {},
      payload: command?.body ?? '',
    })
    expect(again.statusCode).toBe(200)

    await journey.settled()
    const before = ben.home()?.hash
    const eventId = sandbox.sendEvent({ type: 'app_home_opened', user: 'U2', channel: 'D1', tab: 'home' })
    await expect.poll(() => ben.home()?.hash, sleepless).not.toBe(before)
    const once = ben.home()?.hash
    await sandbox.repeatEvent(eventId ?? '')

    // Closing waits for all work that is under way.
    await journey.app.close()
    expect(ben.home()?.hash).toBe(once)
    const giver = await journey.ledger.member(journey.teamId, memberIdOf(journey.teamId, 'U1'))
    expect(giver).toMatchObject({ allowances: { shoutout: { points: 93 } } })
  })
})
