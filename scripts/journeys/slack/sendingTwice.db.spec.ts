import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
const { sandbox, anna, cleo, left } = habits
afterEach(() => sandbox.faults.clear())
afterAll(() => habits.stop())

describe('the same to the same people within ten minutes', () => {
  const line = '@ben +10 For the release'

  it('is asked about, given when it is meant, and once', async () => {
    await appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', line), /You gave <@U2> 10 points/)
    await habits.settled()
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
    await habits.settled()
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
    await habits.settled()
    await anna.runShortcut('giveShoutout')
    await expect.poll(() => anna.view()?.callback_id, sleepless).toBe('giveShoutout')
    const pointsBlock = anna.view()?.blocks.find(({ block_id }) => block_id?.startsWith('points.'))?.block_id
    const values = {
      recipients: { recipients: { type: 'multi_users_select', selected_users: ['U2'] } },
      [pointsBlock ?? '']: { points: { type: 'number_input', value: '10' } },
      message: { message: { type: 'plain_text_input', value: 'For the release' } },
    }
    const place = 'D1'
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
    await habits.settled()
    expect(await left('U3')).toBe(99)
  })
})
