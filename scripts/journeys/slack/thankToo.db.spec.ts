import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { Person } from '../../sandbox/control/person.ts'
import { blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ben, cleo } = habits

const announced = async (text: string): Promise<string> => {
  const found = () => ben.messagesIn('C1').find(message => message.text.includes(text))
  await expect.poll(found, sleepless).toBeDefined()
  return found()?.ts ?? ''
}
const sayThanksToo = async (person: Person, messageTs: string) => {
  await person.act({ channelId: 'C1', messageTs, actionId: 'sayThanksToo' })
  await expect.poll(() => person.view()?.callback_id, sleepless).toBe('giveShoutout')
}

describe('“Say thanks too” below an announcement', () => {
  it('opens the form with the same people', async () => {
    await anna.runCommand('C1', '/shoutout', '@ben @cleo +5 for the ferry')
    const ts = await announced('for the ferry')
    await sayThanksToo(anna, ts)
    expect(blocksOf(anna)).toContain('"initial_users":["U2","U3"]')
    await anna.closeView()
  })

  it('leaves out the person who presses it', async () => {
    await sayThanksToo(cleo, await announced('for the ferry'))
    expect(blocksOf(cleo)).toContain('"initial_users":["U2"]')
    expect(blocksOf(cleo)).toContain('You were thanked here too')
    await cleo.closeView()
    await anna.runCommand('C1', '/shoutout', '@ben +5 for the tides')
    await sayThanksToo(ben, await announced('for the tides'))
    expect(blocksOf(ben)).toContain('This was for you: pick who you want to thank.')
    await ben.closeView()
  })
})
