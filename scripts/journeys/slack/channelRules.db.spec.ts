import { placeOf } from '@laurel/api/slack/giving/places.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import { accepted } from '@laurel/ledger/testing/testTeam.ts'
import { listChannels } from '@laurel/projections/team/channels/queries.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../database/testDatabase.ts'
import { appears, blocksOf, sleepless, startHabits } from './startHabits.ts'

const { url } = await createTestDatabase()
const habits = await startHabits(url)
const { anna, left, ledger, teamId } = habits
afterAll(() => habits.stop())

const envelope = (name: string) => ({
  id: derivedId('channel rules', name),
  teamId,
  actor: { kind: 'system', id: 'journey' } as const,
  occurredAt: new Date().toISOString(),
})

const settled = async (command: LedgerCommand): Promise<void> => {
  accepted(await ledger.handle(command))
  await habits.settled()
}

const offer = async (...pointOptions: number[]): Promise<void> => {
  const [channel] = (await listChannels(habits.workspaces.database, teamId, { slackChannelId: 'C1' })).rows
  if (!channel) throw new Error('Recognition lives in C1.')
  const settings = { ...placeOf(channel).settings, pointOptions }
  const { channelId } = channel
  await settled({
    type: 'changeChannel',
    ...envelope(`offers ${pointOptions.join()}`),
    data: { channelId, settings },
  })
}

const give = (line: string) => () => anna.runCommand('C1', '/shoutout', line)

/** The form opens with what was typed and says this; nothing is given. */
const isAskedFor = async (line: string, words: string): Promise<void> => {
  const before = await left('U1')
  await give(line)()
  await expect.poll(() => blocksOf(anna), sleepless).toContain(words)
  await anna.closeView()
  expect(await left('U1')).toBe(before)
}

describe('what a shoutout may carry', () => {
  it('is any amount where the channel names none', async () => {
    await appears(anna, 'C1', give('@ben +7 For the odd number'), /You gave <@U2> 7 points/)
  })

  it('is one of the amounts that the channel names', async () => {
    await offer(5, 10)
    await isAskedFor('@ben +7 For another odd number', 'In this channel a shoutout carries 5 or 10 points.')
    await appears(anna, 'C1', give('@ben +5 For a round number'), /You gave <@U2> 5 points/)
  })

  it('is a value of the team, and has to be one where the team wants that', async () => {
    await appears(anna, 'C1', give('@ben +5 #teamwork For both'), /5 points for \*#Teamwork\*/)
    await isAskedFor('@ben +5 #bravery For nothing', '#bravery is none of your team’s values')
    const values = ['Teamwork', 'Customer First']
    const data = { values, isRequired: true }
    await settled({ type: 'setTaggableValues', ...envelope('values are required'), data })
    await isAskedFor('@ben +5 For a reason', 'Choose the value this is about.')
    await appears(anna, 'C1', give('@ben +5 #customer-first For a reason'), /for \*#Customer First\*/)
  })
})
