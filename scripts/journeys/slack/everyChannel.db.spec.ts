import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ben, sandbox } = habits

const toBen = () => ben.messagesIn('D2').map(({ text }) => text)

describe('where recognition works in every channel', () => {
  it('a recipient outside the channel gets a direct message, and one inside does not', async () => {
    await habits.set({ usesAllChannels: true })
    await appears(
      anna,
      'C2',
      () => anna.runCommand('C2', '/shoutout', '@ben +5 For the sketch'),
      /You gave <@U2> 5 points\. Announced in <#C2>/,
    )
    await expect.poll(toBen, sleepless).toEqual(['<@U1> thanked you: +5 points. For the sketch'])
    sandbox.joinChannel('C2', 'U2')
    await anna.runCommand('C2', '/shoutout', '@ben @cleo +5 For the frame')
    const toCleo = () => habits.cleo.messagesIn('D3').map(({ text }) => text)
    await expect.poll(toCleo, sleepless).toEqual(['<@U1> thanked you: +5 points. For the frame'])
    expect(toBen()).toHaveLength(1)
  })

  it('a private channel that the app was not invited to leads to direct messages', async () => {
    await anna.runCommand('G1', '/shoutout', '@ben +5 For the secret')
    await expect.poll(toBen, sleepless).toContainEqual('<@U1> thanked you: +5 points. For the secret')
    const toAnna = () => anna.messagesIn('D1').map(({ text }) => text)
    await expect
      .poll(toAnna, sleepless)
      .toContainEqual(expect.stringContaining('Slack did not let Laurel post your shoutout in <#G1>.'))
  })
})
