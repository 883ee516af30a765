import { memberIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { createTestAwards } from '@laurel/ledger/testing/testAwards.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ben, cleo, left, sandbox } = habits

const press = (messageTs: string, actionId: string) => anna.act({ channelId: 'C1', messageTs, actionId })
const give = (line: string, answer: RegExp) =>
  appears(anna, 'C1', () => anna.runCommand('C1', '/shoutout', line), answer)

describe('a shoutout to a user group', () => {
  it('is given after the giver confirms the people and the points', async () => {
    const question = await give(
      '@makers +10 for the launch',
      /^Give this to 2 people\? This costs \*20 points\* \(2 × 10\), you have 100 left to give .*1 person of the group can’t receive anything and is left out\.$/,
    )
    expect(cleo.messagesIn('C1')).toEqual([])
    await press(question, 'confirmShoutout')
    await press(question, 'confirmShoutout')
    const told = () => cleo.messagesIn('C1').map(({ text }) => text)
    await expect
      .poll(told, sleepless)
      .toContainEqual('<@U1> thanked <@U2> and <@U3>: +10 points each. for the launch')
    await expect.poll(() => left('U1'), sleepless).toBe(80)
    const answers = () => anna.messagesIn('C1').map(({ text }) => text)
    await expect
      .poll(answers, sleepless)
      .toContainEqual(expect.stringMatching(/^:tada: You gave <@U2> and <@U3>/))
    expect(told().filter(text => text.includes('for the launch'))).toHaveLength(1)
  })

  it('is not given if the giver cancels', async () => {
    const question = await give('thanks for everything @makers +10', /^Give this to 2 people\?/)
    await press(question, 'dismissQuestion')
    await expect.poll(() => anna.messagesIn('C1').some(({ ts }) => ts === question), sleepless).toBe(false)
    expect(await left('U1')).toBe(80)
  })

  it('opens the form with its people and the cost if the line is not complete', async () => {
    await anna.runCommand('C1', '/shoutout', '@makers +10')
    await expect.poll(() => blocksOf(anna), sleepless).toContain('"initial_users":["U2","U3"]')
    expect(blocksOf(anna)).toContain('This costs *20 points* (2 × 10)')
    await anna.closeView()
  })

  it('opens the form and says why if Slack does not show its people', async () => {
    sandbox.faults.add({ method: 'usergroups.users.list', answer: 'error', error: 'missing_scope', times: 1 })
    await anna.runCommand('C1', '/shoutout', '@makers @ben +10 for the launch')
    await expect
      .poll(() => blocksOf(anna), sleepless)
      .toContain('Slack did not show Laurel who is in @makers')
    expect(blocksOf(anna)).toContain('"initial_users":["U2"]')
    await anna.closeView()
    expect(ben.messagesIn('D2')).toEqual([])
  })
})

describe('an award to a user group', () => {
  it('is given after the giver confirms the people and the points', async () => {
    const now = () => new Date().toISOString()
    const memberId = (name: string) => memberIdOf(habits.teamId, name)
    const awards = createTestAwards(habits.ledger, { teamId: habits.teamId, memberId }, now)
    await awards.define('Beacon', { points: 50 })
    await habits.settled()
    const question = await appears(
      anna,
      'C1',
      () => anna.runCommand('C1', '/award', 'Beacon for the long night @makers'),
      /^Give this to 2 people\? This costs \*100 points\* \(2 × 50\)\. The company pays/,
    )
    await press(question, 'confirmAward')
    const told = () => cleo.messagesIn('C1').map(({ text }) => text)
    await expect
      .poll(told, sleepless)
      .toContainEqual('<@U1> gave the *Beacon* award to <@U2> and <@U3>. for the long night')
    expect(await habits.redeemable('U3')).toBe(60)
  })

  /** Asks for an award, and opens the form behind "Change it" in the question that follows. */
  const changeAward = async (line: string): Promise<string> => {
    const question = await appears(
      anna,
      'C1',
      () => anna.runCommand('C1', '/award', line),
      /^Give this to 2 people\?/,
    )
    await press(question, 'openAwardDraft')
    await expect.poll(() => anna.view()?.callback_id, sleepless).toBe('giveAward')
    return question
  }

  it('is given once if the giver submits the form behind "Change it" and confirms the question too', async () => {
    const before = await habits.redeemable('U3')
    const question = await changeAward('Beacon for the short night @makers')
    await appears(anna, 'C1', () => anna.submitView(), /You gave <@U2> and <@U3> the \*Beacon\* award/)
    await press(question, 'confirmAward')
    const replaced = () => anna.messagesIn('C1').find(({ ts }) => ts === question)?.text
    await expect.poll(replaced, sleepless).toContain('You gave <@U2> and <@U3>')
    expect(await habits.redeemable('U3')).toBe(before + 50)
  })

  it('is refused in the question if the form behind "Change it" gave something else', async () => {
    const before = await habits.redeemable('U3')
    const question = await changeAward('Beacon for the first plan @makers')
    const justCleo = {
      awardRecipients: { awardRecipients: { type: 'multi_users_select', selected_users: ['U3'] } },
    } as const
    await appears(anna, 'C1', () => anna.submitView(justCleo), /You gave <@U3> the \*Beacon\* award/)
    await appears(
      anna,
      'C1',
      () => press(question, 'confirmAward'),
      /^You already sent this form with different content/,
    )
    expect(await habits.redeemable('U3')).toBe(before + 50)
  })
})
