import { channelIdOf } from '@laurel/ledger/kernel/foreignIds.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import type { Person } from '../../sandbox/control/person.ts'
import { appears, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
afterAll(() => habits.stop())
const { anna, ben, sandbox, ledger, teamId } = habits

const toBen = () => ben.messagesIn('D2').map(({ text }) => text)
const give = (person: Person, channel: string, line: string, answer: RegExp) =>
  appears(person, channel, () => person.runCommand(channel, '/shoutout', line), answer)

beforeAll(async () => {
  sandbox.joinChannel('C2', 'U0LAUREL')
  const membersOf = async () => {
    const channel = await ledger.channel(teamId, channelIdOf(teamId, 'C2'))
    return channel.kind === 'known' ? channel.memberIds.size : 0
  }
  await vi.waitUntil(async () => (await membersOf()) === 1, sleepless)
  await habits.settled()
})

describe('a colleague who is not in the channel', () => {
  it('gets a direct message, and the giver reads so', async () => {
    const answer = /Announced in <#C2>\. <@U2> is not in this channel and gets a direct message\./
    await give(anna, 'C2', '@ben +5 For the drawings', answer)
    await expect.poll(toBen, sleepless).toContainEqual('<@U1> thanked you: +5 points. For the drawings')
  })

  it('is thanked in the channel that both share, if the giver writes elsewhere', async () => {
    await give(anna, 'G1', '@ben +5 For the plan', /Announced in <#C1>\. It cost/)
    const told = () => ben.messagesIn('C1').map(({ text }) => text)
    await expect.poll(told, sleepless).toContainEqual('<@U1> thanked <@U2>: +5 points. For the plan')
  })
})

describe('a channel that Slack refuses', () => {
  it('is explained to the giver, and the recipients get direct messages', async () => {
    sandbox.faults.add({ method: 'chat.postMessage', answer: 'error', error: 'restricted_action', times: 1 })
    await give(anna, 'C1', '@ben +5 For trying', /You gave <@U2> 5 points/)
    await expect.poll(toBen, sleepless).toContainEqual('<@U1> thanked you: +5 points. For trying')
    const told = () => anna.messagesIn('D1').map(({ text }) => text)
    await expect
      .poll(told, sleepless)
      .toContainEqual(expect.stringContaining('Slack did not let Laurel post your shoutout in <#C1>.'))
  })
})
